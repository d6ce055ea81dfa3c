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

/** Copied out of the text of its level: it proves an answer, and its line is the solution's. */
const proof = line(8, 240);

const onlyOnce = (entries: readonly string[]) => new Set(entries).size === entries.length;
const ONCE = 'jeden Eintrag nur einmal';

/** A word of the glossary, whose first sentence says what it means, or one with a meaning of its own. */
const meaning = z.union([line(2, 40), z.strictObject({ word: line(2, 40), means: line(8, 110) })]);

const wordOf = (entry: z.infer<typeof meaning>) => (typeof entry === 'string' ? entry : entry.word);

const MIXED = 'mindestens zwei richtige und zwei falsche Aussagen';

/** What a worksheet asks about one of the two texts of its article (R-SCH-1). */
const sheet = z.strictObject({
  /** From, to: [5, 6]. */
  classes: z.tuple([schoolClass, schoolClass]).refine(([from, to]) => from <= to, 'erst die kleinere Klasse'),
  /** In place of the subject above, as classes 2 to 4 have none but Sachunterricht and Deutsch. */
  subject: z.enum(SUBJECTS).optional(),
  guess: line(15, 160),
  statements: z
    .array(z.strictObject({ text: line(10, 120), isTrue: z.boolean(), proof }))
    .min(5)
    .max(6)
    .refine((all) => [true, false].every((is) => all.filter(({ isTrue }) => isTrue === is).length > 1), MIXED),
  /** Questions of the article's quiz, counted from 1, that this text answers; empty where it answers none. */
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
  /** General competences, not a state's plan. */
  trains: z.array(line(10, 90)).min(2).max(4),
  /** Filled in by whoever has looked it up; else ''. */
  curriculum: line(0, 200),
  whole: sheet,
  simple: sheet.optional(),
  ...appears,
});
