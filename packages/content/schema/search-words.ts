import { z } from 'zod';
import { group, line, list } from './fields';
import { link, text, title } from './parts';

const word = line('Wort', 1, 40);
const words = list('Wörter', word).min(1);
const path = z
  .string()
  .regex(/^\/\S*$/, 'ein Pfad wie /kuendigen/')
  .meta({ title: 'Seite', description: 'Ein Pfad wie /name/, auch mit Anker.' });

export const searchWordsSchema = z.strictObject({
  /** Synonyms: a search for one finds all. */
  same: list(
    'Dasselbe Wort',
    list('Gruppe von Wörtern', word).min(2),
    'Wörter, die dasselbe meinen. Jedes in der Grundform.',
  ),
  general: list('Allgemeine Wörter', group('Wort', { word: word, covers: words.meta({ title: 'Darunter fällt' }) })),
  /** Search words that are missing on the page itself; `title` selects one of several entries at an anchor. */
  pages: list(
    'Seiten',
    group('Seite', {
      path,
      title: title(3, 90).optional(),
      words: words,
    }),
  ),
  /** A query matches if it has a word of `ask`, one of `and` if that is given, and otherwise only words of `about`. */
  answers: list(
    'Antworten',
    group('Antwort', {
      title: title(5, 60),
      text: text(20, 300),
      link,
      ask: words.meta({ title: 'Wörter, die danach fragen' }),
      and: words.meta({ title: 'Davon muss eins dabei sein' }).optional(),
      about: list('Diese dürfen dabei sein', word),
      /** Shows the four prices below the text. */
      prices: z.boolean().meta({ title: 'Die vier Preise darunter' }).optional(),
      /** Shows the helplines of content/parents.yaml below the text. */
      helplines: z.boolean().meta({ title: 'Die Sorgentelefone darunter' }).optional(),
      /** Page that is the first hit below the answer. */
      next: path.meta({ title: 'Seite, die gleich darunter steht' }).optional(),
    }),
  ),
  places: list('Wenn nichts gefunden wird', link.meta({ title: 'Seite' }))
    .min(3)
    .max(8),
});
