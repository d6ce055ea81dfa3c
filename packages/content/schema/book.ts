import { z } from 'zod';
import { parseAges, parsePages } from '../values/counts';
import { choice, line, prose } from './fields';
import { id, pageFields, price, textFor, title } from './parts';
import { picture } from './picture';

const genre = choice('Art des Buches', [
  'Abenteuer',
  'Krimi',
  'Fantasie',
  'Freundschaft',
  'Tiergeschichte',
  'Sachbuch',
  'Comic',
  'Gedichte',
  'Vorlesebuch',
]);

/** R-TIP-3 */
export const age = textFor('Alter', parseAges, 'ab 6 Jahren oder 3 bis 6 Jahre');

export const bookSchema = z.strictObject({
  id,
  title: title(2, 60),
  author: line('Autorin oder Autor', 3, 60),
  genre,
  description: prose('Beschreibung', 120, 420, 'Für Kinder erzählt, ohne das Ende zu verraten.'),
  age,
  pages: textFor('Seiten', parsePages, '288 Seiten'),
  publisher: line('Verlag', 3, 40),
  price: z
    .union([price, z.literal('nicht angegeben')])
    .meta({ title: 'Preis', description: '14,00 € oder: nicht angegeben' }),
  cover: picture.meta({ title: 'Umschlag' }),
  /** Replaces `cover` if that picture must not be used (R-TIP-9). */
  coverOverride: picture
    .meta({ title: 'Anderer Umschlag', description: 'Nur, wenn der andere nicht gezeigt werden darf.' })
    .optional(),
  ...pageFields,
});
