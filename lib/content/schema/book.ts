import { z } from 'zod';
import { parseAges, parsePages } from '../values/counts';
import { appears, line, picture, price, prose, textFor } from './parts';

const bookGenre = z.enum([
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
export const age = textFor(parseAges, 'ab 6 Jahren oder 3 bis 6 Jahre');

export const bookSchema = z.strictObject({
  id: z.int().positive(),
  title: line(2, 60),
  author: line(3, 60),
  genre: bookGenre,
  description: prose(120, 420),
  age,
  pages: textFor(parsePages, '288 Seiten'),
  publisher: line(3, 40),
  price: z.union([price, z.literal('nicht angegeben')]),
  cover: picture,
  /** Replaces `cover` if that picture must not be used (R-TIP-9). */
  coverOverride: picture.optional(),
  ...appears,
});
