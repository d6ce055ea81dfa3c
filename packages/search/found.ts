export type Kind = 'event' | 'book' | 'game' | 'news' | 'puzzle' | 'worksheet' | 'page';

export type Entry = {
  kind: Kind;
  title: string;
  path: string;
  /** Facts in one line, also searched: date and place, author and age. */
  note: string;
  /** Beginning of its text; the full text if it answers a question. */
  excerpt: string;
  image?: { src: string; width: number; height: number } | undefined;
  /** Part of the page in `path`; only the best hit of a page and its parts is shown. */
  isPart?: boolean | undefined;
  answers?: boolean | undefined;
};

export type Found = Entry & {
  score: number;
  /** Words to mark, folded. */
  marked: string[];
};

export type Answer = {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** Page whose hit comes first below the answer. */
  next?: string | undefined;
  /** Prices or phone numbers. */
  rows?: { label: string; href: string; value: string }[];
};

export type Result = {
  answer?: Answer | undefined;
  found: Found[];
  missed: string[];
  /** Replacements for unknown words: the corrected spelling, or a more general word. */
  instead: string[];
  /** Similar words from titles, if nothing was found. */
  similar: string[];
};

/** Groups hits after the first few by kind, best group first:
 * grouped([a, b, c, d]) → { best: [a, b, c], groups: [{ kind: 'news', items: [d] }] } */
export function grouped(found: readonly Found[], first = 3) {
  const best = found.slice(0, first);
  const others = found.slice(first);
  const groups = [...new Set(others.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: others.filter((one) => one.kind === kind),
  }));
  return { best, groups };
}
