import { z } from 'zod';
import { line, picture, slug } from './parts';

/** Name of a drawing in lib/puzzles/drawings. */
const drawing = slug;

const logicItem = z.strictObject({ name: line(2, 16), who: line(2, 60), what: line(2, 40) });
const thing = z.strictObject({ drawing, what: line(3, 60) });

/** Material of the puzzles without letters. */
export const puzzleThings = {
  mazes: z.array(z.strictObject({ figure: drawing, aim: drawing, task: line(10, 80) })).min(1),
  logic: z
    .array(
      z.strictObject({
        title: line(3, 40),
        /** Contains no question, as easy puzzles leave categories out. */
        story: line(20, 220).refine((text) => !text.includes('?'), 'eine Geschichte ohne Frage'),
        categories: z
          .array(
            z.strictObject({
              name: line(2, 16),
              /** Required for all categories but the first. */
              ask: line(5, 60).optional(),
              verb: line(2, 30),
              order: z.strictObject({ before: line(5, 60), just: line(5, 60) }).optional(),
              items: z.array(logicItem).min(4),
            }),
          )
          .min(4)
          .refine((all) => all.slice(1).every(({ ask }) => ask), 'eine Frage („ask“) in jeder Gruppe nach der ersten'),
      }),
    )
    .min(1),
  pairs: z.array(z.strictObject({ name: line(2, 20), src: picture.shape.src, alt: picture.shape.alt })).min(10),
  things: z.record(slug, z.array(thing).length(2)),
  scenes: z
    .array(
      z.strictObject({
        name: drawing,
        title: line(3, 40),
        places: z
          .array(
            z.strictObject({
              place: line(5, 60),
              column: z.int().min(0).max(6),
              row: z.int().min(0).max(4),
              things: z.array(slug).min(1),
            }),
          )
          .min(8),
      }),
    )
    .min(1),
};
