/** A picture is so many areas wide and high; a place in it takes two beside each other. */
export const COLUMNS = 8;
export const ROWS = 5;

/** What one place of a scene shows: a drawing, in its left (0) or right (1) half. */
export type Part = { drawing: string; what: string; side: 0 | 1 };

/** The upper left area of a place, and what stands there in the first and in the second picture. */
export type Spot = { column: number; row: number; place: string; first?: Part; second?: Part };

export type Differences = { scene: string; title: string; spots: Spot[]; differences: number };

export type SceneThing = { drawing: string; what: string };

/** What content gives: each place and the things that may be there, two looks of each. */
export type Scene = {
  name: string;
  title: string;
  places: readonly { place: string; column: number; row: number; things: readonly SceneThing[][] }[];
};

/** Where to press to find what differs at a place: areasOf(spot) → [9, 10] */
export function areasOf({ column, row, first, second }: Spot): number[] {
  const sides = [...new Set([first, second].flatMap((part) => (part ? [part.side] : [])))];
  return sides.sort().map((side) => row * COLUMNS + column + side);
}
