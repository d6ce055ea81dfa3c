import { z } from 'zod';

/** Where a page lay, and where one finds it now (R-WHOLE-1); an empty list is fine. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(
        /^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/,
        'der alte Pfad aus Kleinbuchstaben, Ziffern und Bindestrichen, mit / am Ende: /news/alter-name/',
      ),
    to: z
      .string()
      .regex(
        /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*(#[a-z0-9äöüß-]+)?$/,
        'der neue Pfad, mit / am Ende und wenn nötig mit Anker: /news/neuer-name/ oder /#events',
      ),
  }),
);
