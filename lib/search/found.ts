export type Kind = 'event' | 'book' | 'game' | 'news' | 'puzzle' | 'worksheet' | 'page';

export type Entry = {
  kind: Kind;
  title: string;
  path: string;
  /** Facts in one line, searched too: date and place, author and age. */
  note: string;
  /** The beginning of its text; all of it where that answers a question. */
  excerpt: string;
  image?: { src: string; width: number; height: number } | undefined;
  /** Of the page its path names; of a page and its parts the best is shown. */
  isPart?: boolean | undefined;
  answers?: boolean | undefined;
};

export type Found = Entry & {
  score: number;
  /** Stems it was found by, to be marked. */
  terms: string[];
};

export type Answer = {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** The page whose hit comes first below it. */
  next?: string | undefined;
  /** Prices, or numbers to call. */
  rows?: { label: string; href: string; value: string }[];
};

export type Result = {
  answer?: Answer | undefined;
  found: Found[];
  missed: string[];
  /** For those typed, which stand nowhere: the right spelling, or a general word. */
  instead: string[];
  /** Titles' words like those typed, where nothing was found. */
  similar: string[];
};

/** Behind the first, the group with the best result leads: → { best: [a, b, c], groups: [{ kind: 'news', items: [d] }] } */
export function grouped(found: readonly Found[], first = 3) {
  const best = found.slice(0, first);
  const others = found.slice(first);
  const groups = [...new Set(others.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: others.filter((one) => one.kind === kind),
  }));
  return { best, groups };
}
