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
        /^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/$/,
        'der alte Pfad aus Kleinbuchstaben, Ziffern und Bindestrichen, mit / am Ende: /news/alter-name/',
      )
      .meta({ title: 'Alte Adresse', description: 'Ein Pfad, unter dem keine Seite mehr liegt: /news/alter-name/' }),
    to: target.meta({
      title: 'Neue Adresse',
      description: 'Ein Pfad, den es gibt, auch mit Anker: /news/neuer-name/ oder /#events',
    }),
  }),
);
