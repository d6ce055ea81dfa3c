/** The groups results stand in. */
export type Kind = 'event' | 'book' | 'game' | 'news' | 'page';

/** What can be found, and what is shown of it. */
export type Entry = {
  kind: Kind;
  title: string;
  path: string;
  /** One line of facts: date and place, author and age. */
  note: string;
  /** The beginning of its text; all of it where it answers a question. */
  excerpt: string;
  image?: { src: string; width: number; height: number } | undefined;
  /** A part of the page its path names: of a page and its parts the best is shown. */
  isPart?: boolean | undefined;
  /** Its text answers a question. */
  answers?: boolean | undefined;
};

export type Found = Entry & {
  score: number;
  /** The stems it was found by, to be marked. */
  terms: string[];
};

/** An answer that stands above the results. */
export type Answer = {
  title: string;
  text: string;
  link: { label: string; href: string };
  /** Names, prices and where to order. */
  prices?: { label: string; href: string; price: string }[];
};

/** What a question brings. */
export type Result = {
  answer?: Answer | undefined;
  found: Found[];
  /** Words of the question that stand nowhere, as typed. */
  missed: string[];
  /** Words that stand for those typed, where these stand nowhere: the right spelling, or a general word. */
  instead: string[];
  /** Titles' words like those typed, where nothing was found. */
  similar: string[];
};

/** The first results as they are, the others by their groups, the group with the best result first. */
export function grouped(found: readonly Found[], first = 3) {
  const best = found.slice(0, first);
  const others = found.slice(first);
  const groups = [...new Set(others.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: others.filter((one) => one.kind === kind),
  }));
  return { best, groups };
}
