import { z } from 'zod';

/** File names have at most 255 characters on most disks. */
const LONGEST = 200;

/** Old and new path of each moved page (R-WHOLE-1); the list may be empty. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .max(LONGEST)
      .regex(
        /^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/,
        'der alte Pfad aus Kleinbuchstaben, Ziffern und Bindestrichen, mit / am Ende: /news/alter-name/',
      ),
    to: z
      .string()
      .max(LONGEST)
      .regex(
        /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*(#[a-z0-9äöüß-]+)?$/,
        'der neue Pfad, mit / am Ende und wenn nötig mit Anker: /news/neuer-name/ oder /#events',
      ),
  }),
);
