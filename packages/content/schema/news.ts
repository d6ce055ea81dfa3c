import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { date, id, letter, publishedCount, publishingFields, slug, text, title } from './parts';
import { picture } from './picture';

/** Article with more about it. */
const article = slug.meta({ title: 'Artikel dazu', description: 'Einer, der mehr davon erzählt.' }).optional();

/** Number of entries that a page shows. Editors may list more: the first published ones are shown (R-TIME-4). */
export const PAGE_CAPACITY = { teaser: 6, world: 4 } as const;
const SPARE_ENTRIES = 6;

/** Sections without entries are left out (R-NEWS-2). */
export const newsSchema = z.strictObject({
  teaser: list('Auf der Startseite', slug.meta({ title: 'Artikel' }), 'Höchstens sechs, das Neueste zuerst.').max(
    PAGE_CAPACITY.teaser + SPARE_ENTRIES,
  ),
  world: list('Aus aller Welt', slug.meta({ title: 'Artikel' }), 'Höchstens vier.').max(
    PAGE_CAPACITY.world + SPARE_ENTRIES,
  ),
  regional: list(
    'Aus der Region',
    group('Nachricht', {
      id,
      title: title(8, 75),
      date,
      excerpt: text(150, 700),
      image: picture,
      article,
      ...publishingFields,
    }),
    'Höchstens drei.',
  ).check(publishedCount(0, 3)),
  animals: list(
    'TIER ABC',
    group('Tier', {
      id,
      letter,
      animal: line('Tier', 2, 30),
      fact: prose('Was man wissen muss', 80, 400),
      image: picture,
      article,
      ...publishingFields,
    }),
    'Höchstens drei.',
  ).check(publishedCount(0, 3)),
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
    ...publishingFields,
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
    ...publishingFields,
  }),
  'Wörter, die in Artikeln erklärt werden.',
);
