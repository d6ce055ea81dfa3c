import { z } from 'zod';
import { group, list } from './fields';
import { LONGEST_PATH, target } from './parts';

/** Old and new path of each moved page (R-WHOLE-1); the list may be empty. */
export const redirectsSchema = list(
  'Adressen',
  group('Adresse', {
    from: z
      .string()
      .max(LONGEST_PATH)
      .regex(
        /^(?!\/$)(\/|(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+\/?)(\?[A-Za-z0-9._~=&%+-]+)?$/,
        'der alte Pfad, wie er in der Adresszeile stand, ohne Umlaute: /news/alter-name/, /Archiv/Eulen.html oder /index.php?id=12',
      )
      .refine(
        (from) => /[.?]/.test(from) || from.endsWith('/'),
        'der alte Pfad mit / am Ende, wenn er keine Endung wie .html hat: /news/alter-name/',
      )
      .meta({
        title: 'Alte Adresse',
        description:
          'Unter ihr liegt keine Seite mehr: /news/alter-name/, auch eines anderen Systems: /index.php?id=12',
      }),
    to: target.meta({
      title: 'Neue Adresse',
      description: 'Ein Pfad, den es gibt, auch mit Anker: /news/neuer-name/ oder /#events',
    }),
  }),
);
