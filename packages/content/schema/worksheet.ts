import { z } from 'zod';
import { parseGaps } from '../values/gaps';
import { choice, group, line, list } from './fields';
import { publishingFields, textFor } from './parts';

const subject = choice(
  'Fach',
  [
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
  ],
  'Für die Klassen 2 bis 4: Sachunterricht oder Deutsch.',
);

export const SCHOOL_CLASSES = { first: 2, last: 6 } as const;

const schoolClass = z.int().min(SCHOOL_CLASSES.first).max(SCHOOL_CLASSES.last);

/** Quote from the sheet's text that proves an answer; the solution cites its line. */
const proof = line('Beleg', 8, 240, 'Wörtlich aus dem Artikel kopiert.');

const onlyOnce = (entries: readonly string[]) => new Set(entries).size === entries.length;
const ONCE = 'jeden Eintrag nur einmal';

/** A glossary word, explained by the first sentence of its entry, or a word with its own explanation. */
const meaning = z
  .union([
    line('Wort aus dem Wörterbuch', 2, 40),
    group('Wort mit eigener Bedeutung', { word: line('Wort', 2, 40), means: line('Bedeutung', 8, 110) }),
  ])
  .meta({ title: 'Wort' });

const wordOf = (entry: z.infer<typeof meaning>) => (typeof entry === 'string' ? entry : entry.word);

const MIXED = 'mindestens zwei richtige und zwei falsche Aussagen';

/** Worksheet for one of the two texts of an article (R-SCH-1). */
const sheet = (title: string) =>
  group(title, {
    /** First and last class: [5, 6]. */
    classes: z
      .tuple([schoolClass.meta({ title: 'Von Klasse' }), schoolClass.meta({ title: 'Bis Klasse' })])
      .refine(([from, to]) => from <= to, 'erst die kleinere Klasse')
      .meta({ title: 'Klassen' }),
    /** Replaces the subject above: classes 2 to 4 have only Sachunterricht and Deutsch. */
    subject: subject.optional(),
    guess: line('Vermutung', 15, 160, 'Eine Frage vor dem Lesen.'),
    statements: list(
      'Richtig oder falsch',
      group('Aussage', {
        text: line('Aussage', 10, 120),
        isTrue: z.boolean().meta({ title: 'Stimmt' }),
        proof,
      }),
      'Fünf oder sechs, mindestens zwei richtige und zwei falsche.',
    )
      .min(5)
      .max(6)
      .refine((all) => [true, false].every((is) => all.filter(({ isTrue }) => isTrue === is).length > 1), MIXED),
    /** Quiz questions, counted from 1, that this text answers; empty if there are none. */
    quiz: list(
      'Fragen des Quiz',
      group('Frage', {
        question: z.int().min(1).max(5).meta({ title: 'Nummer der Frage', description: 'Gezählt ab 1.' }),
        proof,
      }),
      'Welche Quizfragen dieser Text beantwortet.',
    ).max(3),
    order: list('In die richtige Reihenfolge', line('Schritt', 8, 70), 'Hier schon richtig geordnet.')
      .min(4)
      .max(5)
      .refine(onlyOnce, ONCE),
    gaps: textFor(
      'Lückentext',
      parseGaps,
      'Fünf oder sechs Wörter in eckigen Klammern: Ein [Polyp] hat einen weichen Körper.',
    ).refine(({ words }) => words.length >= 5 && words.length <= 6, 'fünf oder sechs Wörter in Klammern'),
    match: list('Wort und Bedeutung', meaning, 'Ein Wort aus dem Wörterbuch oder eines mit eigener Bedeutung.')
      .min(4)
      .max(6)
      .refine((all) => onlyOnce(all.map(wordOf)), ONCE),
    nouns: group('Nomen finden', {
      sentence: line('Satz', 20, 160),
      found: list('Nomen darin', line('Nomen', 2, 40))
        .min(2)
        .max(8)
        .refine(onlyOnce, ONCE),
    }),
    syllables: list('Wörter zum Trennen in Silben', line('Wort', 3, 30))
      .min(4)
      .max(6)
      .refine(onlyOnce, ONCE),
    think: line('Zum Nachdenken', 20, 200, 'Eine Frage ohne eine richtige Antwort.'),
  });

export const worksheetSchema = z.strictObject({
  subject,
  minutes: z.int().min(15).max(90).meta({ title: 'Dauer in Minuten' }),
  /** General competences, not those of one state's curriculum. */
  trains: list('Was geübt wird', line('Fähigkeit', 10, 90), 'Allgemeine Fähigkeiten, nicht der Lehrplan eines Landes.')
    .min(2)
    .max(4),
  /** Empty until looked up. */
  curriculum: line('Lehrplan', 0, 200, 'Nur ausfüllen, wenn es jemand nachgeschlagen hat.'),
  whole: sheet('Zum ganzen Artikel'),
  simple: sheet('Zu „Kurz und leicht“').optional(),
  ...publishingFields,
});
