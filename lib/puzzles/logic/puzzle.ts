/** A category and the thing of it, both counted from 0. */
export type Ref = [category: number, item: number];

/** What a clue says; `before` and `just` compare the order of things in a category. */
export type Fact =
  | { kind: 'is'; a: Ref; b: Ref }
  | { kind: 'not'; a: Ref; b: Ref }
  | { kind: 'either'; a: Ref; b: Ref; c: Ref }
  | { kind: 'before'; a: Ref; b: Ref; by: number }
  | { kind: 'just'; a: Ref; b: Ref; by: number };

/** What belongs together: for each of the first category's things the things of all categories, itself first. */
export type Logic = {
  title: string;
  story: string;
  categories: { name: string; ask?: string | undefined; items: string[] }[];
  clues: { text: string; fact: Fact }[];
  solution: number[][];
};

/** What content gives for each thing, in the case its place in a sentence asks for. */
type LogicItem = { name: string; who: string; what: string };
export type LogicCategory = {
  name: string;
  /** 'wer trägt welche Mütze'; the first has none. */
  ask?: string | undefined;
  verb: string;
  items: readonly LogicItem[];
  order?: { before: string; just: string } | undefined;
};
export type LogicTheme = { title: string; story: string; categories: readonly LogicCategory[] };
