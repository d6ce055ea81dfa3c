import { z } from 'zod';
import { parseGaps } from '../values/gaps';
import { appears, line, textFor } from './parts';

const SUBJECTS = [
  'Sachunterricht',
  'Deutsch',
  'Biologie',
  'Chemie',
  'Erdkunde',
  'Medien',
  'Physik',
  'Politik',
  'Technik',
  'Wirtschaft',
] as const;

export const SCHOOL_CLASSES = { first: 2, last: 6 } as const;

const schoolClass = z.int().min(SCHOOL_CLASSES.first).max(SCHOOL_CLASSES.last);

/** Quote from the sheet's text that proves an answer; the solution cites its line. */
const proof = line(8, 240);

const onlyOnce = (entries: readonly string[]) => new Set(entries).size === entries.length;
const ONCE = 'jeden Eintrag nur einmal';

/** A glossary word, explained by the first sentence of its entry, or a word with its own explanation. */
const meaning = z.union([line(2, 40), z.strictObject({ word: line(2, 40), means: line(8, 110) })]);

const wordOf = (entry: z.infer<typeof meaning>) => (typeof entry === 'string' ? entry : entry.word);

const MIXED = 'mindestens zwei richtige und zwei falsche Aussagen';

/** Worksheet for one of the two texts of an article (R-SCH-1). */
const sheet = z.strictObject({
  /** First and last class: [5, 6]. */
  classes: z.tuple([schoolClass, schoolClass]).refine(([from, to]) => from <= to, 'erst die kleinere Klasse'),
  /** Replaces the subject above: classes 2 to 4 have only Sachunterricht and Deutsch. */
  subject: z.enum(SUBJECTS).optional(),
  guess: line(15, 160),
  statements: z
    .array(z.strictObject({ text: line(10, 120), isTrue: z.boolean(), proof }))
    .min(5)
    .max(6)
    .refine((all) => [true, false].every((is) => all.filter(({ isTrue }) => isTrue === is).length > 1), MIXED),
  /** Quiz questions, counted from 1, that this text answers; empty if there are none. */
  quiz: z.array(z.strictObject({ question: z.int().min(1).max(5), proof })).max(3),
  order: z.array(line(8, 70)).min(4).max(5).refine(onlyOnce, ONCE),
  gaps: textFor(parseGaps, 'Ein [Polyp] hat einen weichen Körper.').refine(
    ({ words }) => words.length >= 5 && words.length <= 6,
    'fünf oder sechs Wörter in Klammern',
  ),
  match: z
    .array(meaning)
    .min(4)
    .max(6)
    .refine((all) => onlyOnce(all.map(wordOf)), ONCE),
  nouns: z.strictObject({ sentence: line(20, 160), found: z.array(line(2, 40)).min(2).max(8).refine(onlyOnce, ONCE) }),
  syllables: z.array(line(3, 30)).min(4).max(6).refine(onlyOnce, ONCE),
  think: line(20, 200),
});

export const worksheetSchema = z.strictObject({
  subject: z.enum(SUBJECTS),
  minutes: z.int().min(15).max(90),
  /** General competences, not those of one state's curriculum. */
  trains: z.array(line(10, 90)).min(2).max(4),
  /** Empty until looked up. */
  curriculum: line(0, 200),
  whole: sheet,
  simple: sheet.optional(),
  ...appears,
});
