/** Areas of a picture; a place takes two of them, side by side. */
export const COLUMNS = 8;
export const ROWS = 5;

/** Drawing at a place, in its left (0) or right (1) half. */
export type Part = { drawing: string; what: string; side: 0 | 1 };

/** Top left area of a place, and its content in the first and second picture. */
export type Spot = { column: number; row: number; place: string; first?: Part; second?: Part };

export type Differences = { scene: string; title: string; spots: Spot[]; differences: number };

export type SceneThing = { drawing: string; what: string };

/** Scene from the content; each thing has at least two drawings. */
export type Scene = {
  name: string;
  title: string;
  places: readonly { place: string; column: number; row: number; things: readonly SceneThing[][] }[];
};

/** Areas to click for a difference: areasOf(spot) → [9, 10] */
export function areasOf({ column, row, first, second }: Spot): number[] {
  const sides = [...new Set([first, second].flatMap((part) => (part ? [part.side] : [])))];
  return sides.sort().map((side) => row * COLUMNS + column + side);
}
