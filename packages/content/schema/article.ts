import { z } from 'zod';
import { parseMoment } from '../values/moments';
import { choice, group, line, list, prose } from './fields';
import { date, pageFields, slug, source, text, textFor } from './parts';
import { picture } from './picture';

const moment = textFor('Beginn', parseMoment, '1:05 oder 0:12,5 (Minuten und Sekunden)');

/** A text of an article, read aloud by a person (decision 0024). */
const recording = group('Aufnahme', {
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

/** Nobody votes, and nothing is stored (R-NEWS-21). */
const poll = (most: number) =>
  group(
    'Umfrage zum Nachdenken',
    {
      type: z.literal('poll'),
      question: line('Frage', 10, most, 'Eine Frage, auf die es keine falsche Antwort gibt.'),
      answers: list('Antworten', line('Antwort', 2, most), 'Genau drei, jede ein Satz mit Punkt am Ende.').length(3),
      tip: prose('Tipp', 20, 2 * most, 'Wie Kinder zu Hause oder in der Klasse darüber sprechen können.'),
    },
    'Wird nur gelesen und besprochen, nicht abgestimmt.',
  );

/** R-NEWS-3 */
export const block = z.discriminatedUnion('type', [
  group('Absatz', { type: z.literal('paragraph'), text: text(40, 900) }),
  group('Zwischenüberschrift', { type: z.literal('heading'), text: line('Zwischenüberschrift', 4, 70) }),
  group('Bild', {
    type: z.literal('image'),
    image: picture,
    caption: line('Bildunterschrift', 10, 160, 'Was das Bild zeigt und warum es hier steht.').optional(),
  }),
  group('Hervorgehoben', { type: z.literal('highlight'), text: text(40, 400) }),
  poll(120),
  group('Schluss', { type: z.literal('conclusion'), text: text(60, 600) }),
  /** A labelled drawing, by its file name in content/diagrams. */
  group('Zeichnung mit Beschriftung', { type: z.literal('diagram'), name: slug.meta({ title: 'Zeichnung' }) }),
]);

/** Blocks of the easy-to-read version. */
export const simpleBlock = z.discriminatedUnion('type', [
  group('Absatz', { type: z.literal('paragraph'), text: text(20, 500) }),
  group('Zwischenüberschrift', { type: z.literal('heading'), text: line('Zwischenüberschrift', 4, 50) }),
  group('Hervorgehoben', { type: z.literal('highlight'), text: text(20, 300) }),
  poll(80),
]);

const quizQuestion = group('Frage', {
  question: line('Frage', 10, 140),
  // The page adds the full stop itself.
  answers: list(
    'Antworten',
    line('Antwort', 1, 80).refine((text) => !text.endsWith('.'), 'eine Antwort ohne Punkt am Ende'),
    'Genau drei, ohne Punkt am Ende.',
  ).length(3),
  /** Number of the right answer, from 1. */
  correct: z.int().min(1).max(3).meta({ title: 'Richtig ist Antwort Nummer', description: '1, 2 oder 3' }),
  explanation: prose('Erklärung', 20, 260, 'Warum das die richtige Antwort ist.'),
});

export const articleSchema = z.strictObject({
  title: line('Titel', 8, 75, 'Eine Szene, eine Zahl oder ein Zitat, selten Wie oder Warum: „Das Meer ist weg“'),
  excerpt: prose(
    'Anreißer',
    80,
    220,
    'Zwei bis drei Sätze, die neugierig machen. Steht auf Karten und in Suchmaschinen.',
  ),
  date,
  category: choice('Rubrik', ['Tiere', 'Weltraum', 'Erde', 'Natur', 'Technik', 'Wissen', 'Medien', 'Menschen']),
  image: picture,
  content: list(
    'Artikel',
    block.meta({ title: 'Block' }),
    'Mindestens sechs Blöcke. Bilder gleich hinter den Absatz, zu dem sie gehören.',
  ).min(6),
  simple: list(
    'Kurz und leicht',
    simpleBlock.meta({ title: 'Block' }),
    'Derselbe Artikel in 150 bis 250 Wörtern: höchstens 12 Wörter im Satz, ein Gedanke je Satz, kein Passiv.',
  )
    .min(4)
    .optional(),
  quiz: list('Quiz', quizQuestion, 'Drei bis fünf Fragen. Auch wer nur „Kurz und leicht“ liest, kann sie beantworten.')
    .min(3)
    .max(5),
  checked: date
    .meta({
      title: 'Geprüft am',
      description: 'Der Tag, an dem jemand Tatsachen und Zahlen zuletzt mit den Quellen verglichen hat.',
    })
    .optional(),
  sources: list('Quellen', source, 'Woher die Tatsachen sind.').min(1).max(8).optional(),
  audio: list('Aufnahmen', recording, 'Der Artikel, von jemandem vorgelesen, als MP3 in content/audio/.')
    .min(1)
    .max(2)
    .optional(),
  ...pageFields,
});
