/** The groups results stand in. */
export type Kind = 'event' | 'book' | 'game' | 'news' | 'page';

/** What can be found, and what is shown of it. */
export type Entry = {
  id: number;
  kind: Kind;
  title: string;
  path: string;
  /** One line of facts: date and place, author and age. */
  note: string;
  excerpt: string;
  image?: { src: string; width: number; height: number } | undefined;
};

/** An entry with everything else it is found by. */
export type Searched = Entry & { keywords: string; text: string };

export type Found = Entry & { score: number; terms: string[] };

/** Results by their groups, the group with the best result first. */
export const grouped = (found: readonly Found[]) =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    items: found.filter((one) => one.kind === kind),
  }));
