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
  /** Who looks for one finds all. */
  same: list(
    'Dasselbe Wort',
    list('Gruppe von Wörtern', word).min(2),
    'Wörter, die dasselbe meinen. Jedes in der Grundform.',
  ),
  general: list('Allgemeine Wörter', group('Wort', { word: word, covers: words.meta({ title: 'Darunter fällt' }) })),
  /** Words a page shall be found by though they do not stand on it; `title` names one of several at an anchor. */
  pages: list(
    'Seiten',
    group('Seite', {
      path,
      title: title(3, 90).optional(),
      words: words,
    }),
  ),
  /** `ask` makes the question, of `and` it must hold one too, `about` it may hold; any other word makes it another. */
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
      /** Shows where somebody listens below the text, from content/parents.yaml. */
      helplines: z.boolean().meta({ title: 'Die Sorgentelefone darunter' }).optional(),
      /** The page whose hit comes first below the answer. */
      next: path.meta({ title: 'Seite, die gleich darunter steht' }).optional(),
    }),
  ),
  places: list('Wenn nichts gefunden wird', link.meta({ title: 'Seite' }))
    .min(3)
    .max(8),
});
