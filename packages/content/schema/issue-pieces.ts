import { z } from 'zod';
import { parseDayOfYear } from '../values/day-of-year';
import { group, line, list, prose } from './fields';
import { experiment } from './last-page';
import { count, date, kicker, letter, slug, text, textFor, title } from './parts';
import { picture } from './picture';

/** Content of the site that is printed as it is (R-ISS-2). */
const REFERENCES = [
  /** The whole article, or its first `paragraphs`; the rest follows where it is referenced again. `figures` are for print only. */
  group('Artikel', {
    type: z.literal('article'),
    slug: slug.meta({ title: 'Artikel' }),
    paragraphs: z
      .int()
      .positive()
      .meta({
        title: 'Absätze',
        description: 'Nur so viele hier; der Rest steht, wo der Artikel noch einmal genannt ist.',
      })
      .optional(),
    figures: list(
      'Bilder im Druck',
      group('Bild', { image: picture, caption: line('Bildunterschrift', 10, 160).optional() }),
    )
      .min(1)
      .max(2)
      .optional(),
  }),
  group('Quiz eines Artikels', { type: z.literal('quiz'), slug: slug.meta({ title: 'Artikel' }) }),
  group('Nachricht aus der Region', { type: z.literal('news'), id: count('Nachricht') }),
  group('Veranstaltung', { type: z.literal('event'), id: count('Veranstaltung') }),
  group('Buch', { type: z.literal('book'), id: count('Buch') }),
  group('Spiel', { type: z.literal('game'), id: count('Spiel') }),
  group('Tier aus dem TIER ABC', {
    type: z.literal('animal'),
    letter,
  }),
  group('Wörter erklärt', {
    type: z.literal('words'),
    words: list('Wörter', line('Wort', 3, 40))
      .min(1)
      .max(6),
  }),
  group('Zeichnung', { type: z.literal('diagram'), name: slug.meta({ title: 'Zeichnung' }) }),
  /** Both sides, facts, and ballots to cut out. */
  group('Streitfrage', { type: z.literal('debate'), slug: slug.meta({ title: 'Streitfrage' }) }),
  group('Frage', { type: z.literal('question'), slug: slug.meta({ title: 'Frage' }) }),
  group('Comic', { type: z.literal('comic'), slug: slug.meta({ title: 'Folge' }) }),
  /** From content/experiments; `experiment` has its text in the issue. */
  group('Experiment der letzten Seite', { type: z.literal('trial'), slug: slug.meta({ title: 'Experiment' }) }),
  /** From last-page.yaml. */
  group('Witze der letzten Seite', {
    type: z.literal('jokes'),
    ids: list('Witze', slug.meta({ title: 'Witz' }))
      .min(1)
      .max(6),
  }),
  group('Zungenbrecher', { type: z.literal('twister'), id: slug.meta({ title: 'Zungenbrecher' }) }),
  group('Rätsel der letzten Seite', { type: z.literal('brainteaser'), id: slug.meta({ title: 'Rätsel' }) }),
  /** From briefs.yaml, referenced by title. */
  group('Kurz gemeldet', {
    type: z.literal('briefs'),
    titles: list('Meldungen', line('Meldung', 8, 60), 'Die Überschriften der Meldungen.')
      .min(3)
      .max(6),
  }),
  /** From history.yaml. */
  group('Heute vor … Jahren', {
    type: z.literal('anniversary'),
    day: textFor('Tag', parseDayOfYear, '24. November'),
    year: z.int().min(1000).max(2100).meta({ title: 'Jahr' }),
  }),
] as const;

/** Easy-to-read version for the page; never printed, so the layout of the paper does not depend on it. */
const simple = prose('Kurz und leicht', 40, 600, 'Dasselbe leicht erzählt; nur auf der Website.').optional();

/** Content that exists only in the paper. */
const SMALL_PIECES = [
  /** A torn strip on the front page that points to an inside page. */
  group('Streifen auf der Titelseite', {
    type: z.literal('teaser'),
    kicker: kicker(3, 24),
    title: title(6, 40),
    page: z.int().min(2).meta({ title: 'Führt auf Seite' }),
    image: picture,
  }),
  group('Kurze Nachricht', {
    type: z.literal('short'),
    kicker: kicker(3, 30),
    title: title(8, 60),
    text: text(80, 700),
    simple,
    image: picture.optional(),
  }),
  group('Brief an die Kinder', { type: z.literal('letter'), title: title(4, 50), text: text(150, 800), simple }),
  group('Zahl', {
    type: z.literal('fact'),
    figure: line('Die Zahl selbst', 1, 10, 'Kurz, sie wird groß gedruckt.'),
    text: text(20, 160),
  }),
  group('Zitat', { type: z.literal('quote'), text: line('Text', 20, 110) }),
  group('Experiment', {
    type: z.literal('experiment'),
    title: title(6, 50),
    ...experiment,
  }),
  group('Wetter', {
    type: z.literal('weather'),
    word: line('Wetterwort', 3, 30),
    text: text(80, 420),
    simple,
    image: picture.optional(),
  }),
  group('Rätsel', {
    type: z.literal('riddle'),
    title: title(4, 50),
    question: prose('Frage', 20, 260),
    answer: prose('Antwort', 2, 160),
    image: picture.optional(),
  }),
  group('Wörtergitter', {
    type: z.literal('wordsearch'),
    title: title(4, 50),
    text: text(20, 200),
    words: list(
      'Versteckte Wörter',
      z
        .string()
        .regex(/^[A-ZÄÖÜ]{3,10}$/, '3 bis 10 große Buchstaben, Umlaute ja, ß nicht')
        .meta({ title: 'Wort' }),
    )
      .min(5)
      .max(10),
  }),
  group('Witz', { type: z.literal('joke'), question: prose('Frage', 10, 220), answer: prose('Antwort', 2, 160) }),
  group('Kalender', {
    type: z.literal('calendar'),
    title: title(4, 50),
    days: list(
      'Tage',
      group('Tag', {
        date,
        text: text(20, 160),
      }),
    )
      .min(3)
      .max(8),
  }),
  group('Impressum der Zeitung', { type: z.literal('imprint'), text: text(40, 500) }),
] as const;

export const piece = z.discriminatedUnion('type', [...REFERENCES, ...SMALL_PIECES]).meta({ title: 'Stück' });
