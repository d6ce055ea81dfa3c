import { join } from 'node:path';
import { z } from 'zod';
import type { Typst } from '../typst-run';
import type { PuzzleSet } from './sets';

export const TEMPLATES = 'lib/print/puzzles/typst';

/** Minimum width of a cell to write in, in millimetres. */
const SMALLEST_CELL = 9;

/** `files`: the file that Typst reads, by the picture's name in the content. */
export type PrintSet = PuzzleSet & { files: Record<string, string> };

/** Per puzzle: first and last page, overflow in millimetres, smallest cell. */
const sheet = z.object({
  kind: z.string(),
  level: z.string(),
  first: z.int(),
  last: z.int(),
  over: z.number(),
  cell: z.number().nullable(),
});

/** setPuzzles(typst, data) → { pdf: …, pages: 14 }; throws if a puzzle does not fit on its page */
export function setPuzzles(typst: Typst, data: PrintSet): { pdf: Buffer; pages: number } {
  const set = typst(join(TEMPLATES, 'puzzles.typ'), data, {});
  const faults = set.told('sheet', sheet).flatMap(({ kind, level, first, last, over, cell }) => {
    const where = data.puzzles.find((one) => one.kind === kind && one.level === level);
    const name = `${where?.name}, ${where?.levelName}`;
    if (last > first || over > 0) return `${name}: hat auf einer Seite keinen Platz`;
    return cell !== null && cell < SMALLEST_CELL ? `${name}: Felder von ${cell} mm sind zu klein zum Schreiben` : [];
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
  const [pages = 0] = set.told('pages', z.int());
  return { pdf: set.pdf(), pages };
}
