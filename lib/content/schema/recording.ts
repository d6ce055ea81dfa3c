import { z } from 'zod';
import { parseMoment } from '../values/moments';
import { line, textFor } from './parts';

const moment = textFor(parseMoment, '1:05 oder 0:12,5 (Minuten und Sekunden)');

/** A text of an article, read by somebody (decision 0024). */
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
  /** When each heading begins, in their order; where `marks` are given they say it. */
  chapters: z.array(moment).min(1).optional(),
  /** When each sentence begins, headings among them, in their order. */
  marks: z.array(moment).min(1).optional(),
});
