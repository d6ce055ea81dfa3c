import { z } from 'zod';
import { parseMoment } from '../values/moments';
import { line, textFor } from './parts';

const moment = textFor(parseMoment, '1:05 oder 0:12,5 (Minuten und Sekunden)');

/** A text of an article, read aloud by a person (decision 0024). */
export const recording = z.strictObject({
  text: z.enum(['ganz', 'leicht']),
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*\.mp3$/,
      'eine Datei mit der Endung .mp3, im Namen nur a bis z, Ziffern und Bindestriche',
    ),
  length: moment,
  by: line(2, 90).optional(),
  /** Start of each heading, in order; not needed with `marks`. */
  chapters: z.array(moment).min(1).optional(),
  /** Start of each sentence, headings included, in order. */
  marks: z.array(moment).min(1).optional(),
});
