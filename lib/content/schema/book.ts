import { z } from 'zod';
import { line, picture, price, prose } from './parts';

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

/** An age text of the specification: 'ab 6 Jahren' or '3 bis 6 Jahre' (spec 2 §3, Book). */
export const age = z
  .string()
  .regex(/^(ab \d{1,2} Jahren|\d{1,2} bis \d{1,2} Jahre)$/, 'ab 6 Jahren oder 3 bis 6 Jahre');

export const bookSchema = z.strictObject({
  id: z.int().positive(),
  title: line(2, 60),
  author: line(3, 60),
  genre: bookGenre,
  description: prose(120, 420),
  age,
  pages: z.string().regex(/^\d{2,3} Seiten$/, 'eine Angabe wie 288 Seiten'),
  publisher: line(3, 40),
  price: z.union([price, z.literal('nicht angegeben')]),
  cover: picture,
  /** Replaces `cover` where the stored one must not be used (spec 2 §8, books 10 and 17). */
  coverOverride: picture.optional(),
});
