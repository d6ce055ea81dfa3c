import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { appears, date, id, letter, picture, shownAtOnce, slug, text, title } from './parts';

/** Article with more about it. */
const article = slug.meta({ title: 'Artikel dazu', description: 'Einer, der mehr davon erzählt.' }).optional();

/** Number of entries that a page shows. Editors may list more: the first published ones are shown (R-TIME-4). */
export const ROOM = { teaser: 6, world: 4 } as const;
const AHEAD = 6;

/** Sections without entries are left out (R-NEWS-2). */
export const newsSchema = z.strictObject({
  teaser: list('Auf der Startseite', slug.meta({ title: 'Artikel' }), 'Höchstens sechs, das Neueste zuerst.').max(
    ROOM.teaser + AHEAD,
  ),
  world: list('Aus aller Welt', slug.meta({ title: 'Artikel' }), 'Höchstens vier.').max(ROOM.world + AHEAD),
  regional: list(
    'Aus der Region',
    group('Nachricht', {
      id,
      title: title(8, 75),
      date,
      excerpt: text(150, 700),
      image: picture,
      article,
      ...appears,
    }),
    'Höchstens drei.',
  ).check(shownAtOnce(0, 3)),
  animals: list(
    'TIER ABC',
    group('Tier', {
      id,
      letter,
      animal: line('Tier', 2, 30),
      fact: prose('Was man wissen muss', 80, 400),
      image: picture,
      article,
      ...appears,
    }),
    'Höchstens drei.',
  ).check(shownAtOnce(0, 3)),
});

/** „Kurz gemeldet“ (R-NEWS-18); the page shows the newest first. */
export const briefsSchema = list(
  'Kurz gemeldet',
  group('Meldung', {
    place: line('Ort', 3, 40),
    date,
    title: title(8, 60),
    text: text(80, 320),
    /** Made-up example, as for events (R-EVT-15). */
    example: z
      .literal(true)
      .meta({ title: 'Ist ein Beispiel', description: 'An, solange die Meldung erfunden ist.' })
      .optional(),
    ...appears,
  }),
  'Die sechs neuesten stehen auf der letzten Seite.',
);

/** `forms` are the spellings used in articles; `example` is a sentence with the word. */
export const glossarySchema = list(
  'Wörterbuch',
  group('Wort', {
    word: line('Wort', 3, 40),
    forms: list('Formen', line('Form', 3, 40), 'Wie das Wort in Artikeln steht: Vulkan, Vulkane, Vulkans').min(1),
    explanation: prose('Erklärung', 30, 260, 'Ein bis zwei leichte Sätze.'),
    example: prose('Beispielsatz', 10, 200, 'Ein Satz mit dem Wort.').optional(),
    ...appears,
  }),
  'Wörter, die in Artikeln erklärt werden.',
);
