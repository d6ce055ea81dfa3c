import { lettersOf } from 'german/letters';
import { z } from 'zod';
import { group, line, list } from './fields';
import { slug } from './parts';
import { puzzleThings } from './puzzle-things';

const LONGEST_CLUE = 80;
const [FEWEST, MOST] = [3, 12];
/** Letters that fit into a line of a cipher. */
const LONGEST_SENTENCE = 60;

const EXPECTED = `ein Wort aus ${FEWEST} bis ${MOST} Buchstaben A bis Z, Ä, Ö, Ü und ß, ohne Bindestrich, Ziffer und Leerzeichen`;

const fits = (word: string) =>
  /^[A-ZÄÖÜa-zäöüß]+$/.test(word) && lettersOf(word).length >= FEWEST && lettersOf(word).length <= MOST;

const puzzleWord = group('Wort', {
  word: z
    .string()
    .refine(fits, EXPECTED)
    .meta({ title: 'Wort', description: '3 bis 12 Buchstaben, ohne Bindestrich und Leerzeichen.' }),
  clue: line('Hinweis', 3, LONGEST_CLUE, 'Das gesuchte Wort kommt darin nicht vor.'),
  /** Words of the same length that the clue rules out. */
  not: list(
    'Schließt aus',
    line('Wort', 3, 20),
    'Wörter gleicher Länge, auf die der Hinweis nicht passt: geprüft.',
  ).optional(),
  /** Articles it comes from, whose puzzles ask for it. */
  articles: list('Aus diesen Artikeln', slug.meta({ title: 'Artikel' })).optional(),
}).refine(({ word, clue }) => !lettersOf(clue).includes(lettersOf(word)), {
  path: ['clue'],
  message: 'ein Hinweis, in dem das gesuchte Wort nicht steht',
});

const sentence = line('Satz', 10, 90)
  .refine((text) => /^[A-ZÄÖÜa-zäöüß ,.!?]+$/.test(text), 'ein Satz aus Buchstaben und Satzzeichen, ohne Ziffern')
  .refine(
    (text) => lettersOf(text).length <= LONGEST_SENTENCE,
    `ein Satz aus höchstens ${LONGEST_SENTENCE} Buchstaben`,
  );

/** Material of the weekly puzzles. */
export const puzzlesSchema = z.strictObject({
  /** Groups of similar words that one vague clue could mean. */
  alike: list(
    'Leicht zu verwechseln',
    list('Wörter gleicher Länge', line('Wort', 3, 20)).min(2),
    'Auf sie passt oft derselbe Hinweis.',
  ).default([]),
  words: list('Wörter', puzzleWord).superRefine((words, { addIssue }) => {
    const all = words.map(({ word }) => lettersOf(word));
    for (const [at, word] of all.entries())
      if (all.indexOf(word) < at)
        addIssue({ code: 'custom', path: [at, 'word'], message: 'ein Wort, das noch nicht in der Liste steht' });
  }),
  sentences: list('Sätze für Geheimschriften', sentence),
  ...puzzleThings,
});
