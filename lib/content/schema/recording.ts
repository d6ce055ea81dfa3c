import { z } from 'zod';
import { parseMoment } from '../values/moments';
import { choice, group, line, list } from './fields';
import { textFor } from './parts';

const moment = textFor('Beginn', parseMoment, '1:05 oder 0:12,5 (Minuten und Sekunden)');

/** A text of an article, read aloud by a person (decision 0024). */
export const recording = group('Aufnahme', {
  text: choice('Welcher Text', { ganz: 'Der ganze Artikel', leicht: 'Kurz und leicht' }),
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*\.mp3$/,
      'eine Datei mit der Endung .mp3, im Namen nur a bis z, Ziffern und Bindestriche',
    )
    .meta({ title: 'Datei', description: 'Zum Beispiel wie-ein-vulkan-ausbricht.mp3' }),
  length: moment.meta({ title: 'Länge', description: 'Minuten und Sekunden: 4:10' }),
  by: line('Von wem', 2, 90).optional(),
  /** Start of each heading, in order; not needed with `marks`. */
  chapters: list('Beginn der Kapitel', moment, 'Wann jede Zwischenüberschrift beginnt: 0:12').min(1).optional(),
  /** Start of each sentence, headings included, in order. */
  marks: list('Beginn der Sätze', moment, 'Wann jeder Satz beginnt, Zwischenüberschriften zählen mit: 0:04,5')
    .min(1)
    .optional(),
});
