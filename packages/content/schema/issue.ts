import { z } from 'zod';
import { choice, group, line, list } from './fields';
import { piece } from './issue-pieces';
import { day, pageFields, slug, title } from './parts';
import { picture } from './picture';

/** Layout of a page; the typesetter places its pieces (lib/print). */
const template = choice('Bauart', {
  front: 'Titelseite',
  news: 'Nachrichten',
  animals: 'Tiere',
  debate: 'Streitfrage',
  story: 'Geschichte',
  people: 'Menschen, Fragen, Geschichte',
  tips: 'Tipps',
  hands: 'Selber machen',
  back: 'Rückseite',
  last: 'Die letzte Seite',
});

export const issueSchema = z
  .strictObject({
    number: z.int().min(1).max(53).meta({ title: 'Nummer der Ausgabe', description: 'Die Woche im Jahr.' }),
    year: z.int().min(2024).max(2100).meta({ title: 'Jahr' }),
    /** Saturday of publication; from then on it is the newest issue. */
    date: day.meta({
      title: 'Erscheint am Samstag',
      description: 'Zum Beispiel 21. November 2026. Ab diesem Tag ist sie die neueste.',
    }),
    /** Headline of the front page. */
    motto: line('Schlagzeile', 4, 28, 'Steht groß auf der Titelseite.'),
    /** A few words on the front page, beside the motto. */
    stamp: line('Stempel', 3, 24, 'Wenige Wörter neben der Schlagzeile.').optional(),
    /** Main picture of the front page; one with a transparent top rises out of its frame. */
    cover: picture.meta({ title: 'Titelbild', description: 'Was darin durchsichtig ist, ragt aus dem Rahmen.' }),
    /** Lead article on the front page. */
    story: slug.meta({ title: 'Titelgeschichte' }),
    /** Whether everyone may read all of it, or only the front page (R-ISS-9). */
    open: z
      .boolean()
      .meta({ title: 'Alle dürfen alles lesen', description: 'Aus: Auf der Website steht nur die Titelseite.' }),
    /** Whether the front page is shown before publication. */
    announce: z
      .boolean()
      .meta({ title: 'Wird vorher angekündigt', description: 'An: Die Titelseite ist vor dem Samstag zu sehen.' }),
    pages: list(
      'Seiten',
      group('Seite', {
        template,
        section: line('Name der Seite', 4, 40),
        pieces: list(
          'Was auf der Seite steht',
          piece,
          'Das Wichtigste zuerst. Wo es landet, entscheidet der Setzer.',
        ).min(1),
      }),
      'Wie voll jede im Druck ist, sagt „npm run issues“.',
    )
      .min(1)
      .max(16),
    /** Table of contents, for an issue whose pages are not all online. */
    contents: list(
      'Was noch darin steht',
      group('Zeile', { page: z.int().min(2).meta({ title: 'Seite' }), title: title(6, 70) }),
      'Nur, wenn nicht alle alles lesen dürfen.',
    )
      .min(3)
      .max(20)
      .optional(),
    ...pageFields,
  })
  .refine(({ open, contents }) => open !== Boolean(contents), {
    path: ['contents'],
    message: 'eine Liste der Inhalte, wenn open: false ist, und keine, wenn alle Seiten zu lesen sind',
  });
