import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { title } from './parts';
import { picture } from './picture';

const percent = z.number().min(0).max(100);
const place = z.tuple([percent.meta({ title: 'Von links' }), percent.meta({ title: 'Von oben' })]);

/** A drawing with labels, which are text and never part of the drawing (R-ISS-3). */
export const diagramSchema = z.strictObject({
  title: title(6, 70),
  caption: prose('Unterschrift', 20, 220),
  drawing: picture.meta({
    title: 'Zeichnung',
    description: 'Ohne Beschriftung im Bild; die steht hier als Text. Mindestens 720 Punkte breit.',
  }),
  steps: z
    .boolean()
    .meta({
      title: 'Schritte',
      description: 'Die Beschriftungen haben eine Reihenfolge: Auf Papier sind sie nummeriert.',
    })
    .optional(),
  /** In percent of the drawing's width and height, from the top left. */
  labels: list(
    'Beschriftungen',
    group('Beschriftung', {
      title: line('Name des Teils', 2, 28),
      text: prose('Was es ist oder tut', 5, 140),
      /** In print: where the label starts, and its maximum width. */
      at: place
        .meta({
          title: 'Platz auf Papier',
          description: 'In Hundertsteln der Breite und Höhe. Nur nötig, wenn die Zeichnung gedruckt wird.',
        })
        .optional(),
      width: z
        .number()
        .min(10)
        .max(50)
        .meta({ title: 'Breite auf Papier', description: 'In Hundertsteln der Breite.' })
        .optional(),
      /** Point that the label refers to. */
      to: place.meta({ title: 'Zeigt auf', description: 'In Hundertsteln der Breite und Höhe der Zeichnung.' }),
    }),
    'Drei bis neun.',
  )
    .min(3)
    .max(9),
});
