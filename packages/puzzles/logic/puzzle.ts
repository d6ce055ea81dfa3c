/** Indexes of a category and of its item, from 0. */
export type Ref = [category: number, item: number];

/** Statement of a clue; `before` and `just` compare positions in an ordered category. */
export type Fact =
  | { kind: 'is'; a: Ref; b: Ref }
  | { kind: 'not'; a: Ref; b: Ref }
  | { kind: 'either'; a: Ref; b: Ref; c: Ref }
  | { kind: 'before'; a: Ref; b: Ref; by: number }
  | { kind: 'just'; a: Ref; b: Ref; by: number };

/** `solution`: a row per item of the first category, with the item of each category, its own first. */
export type Logic = {
  title: string;
  story: string;
  categories: { name: string; ask?: string | undefined; items: string[] }[];
  clues: { text: string; fact: Fact }[];
  solution: number[][];
};

/** An item from the content, in the grammatical cases that sentences need. */
type LogicItem = { name: string; who: string; what: string };
export type LogicCategory = {
  name: string;
  /** 'wer trägt welche Mütze'; undefined for the first category. */
  ask?: string | undefined;
  verb: string;
  items: readonly LogicItem[];
  order?: { before: string; just: string } | undefined;
};
export type LogicTheme = { title: string; story: string; categories: readonly LogicCategory[] };
