import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cipherRules, signName, signsOf } from 'puzzles/cipher/play';
import { cell, cells, isSolved, play, press, puzzle } from './play';

const riddle = puzzle('syllables');
const anagrams = puzzle('anagrams');
const cipher = puzzle('cipher');

test('a child chooses the syllables of each word, puts one back and reads the solution word (R-PUZ-24)', async () => {
  await play('syllables', riddle);
  const [first] = riddle.box;
  await press(first ?? '');
  await press(`${first} zurücklegen`);
  expect(screen.getByRole('button', { name: first ?? '' })).toHaveAttribute('aria-pressed', 'false');
  for (const [at, { syllables }] of riddle.words.entries()) {
    await press(new RegExp(`^${at + 1}\\. `));
    for (const syllable of syllables) await press(riddle.box[syllable] ?? '');
  }
  isSolved();
  const letters = [...riddle.solution].map((letter, at) => `${letter}${at + 1}`);
  expect(screen.getByText('Lösungswort').closest('p')).toHaveTextContent(letters.join(''));
});

test('a child orders scrambled letters by keyboard (R-PUZ-25)', async () => {
  await play('anagrams', anagrams);
  await userEvent.keyboard(anagrams.words.map(({ word }) => word).join(''));
  isSolved();
});

test('a child orders scrambled letters with each word’s own letter keys', async () => {
  await play('anagrams', anagrams);
  for (const [at, { word, scrambled }] of anagrams.words.entries()) {
    await userEvent.click(cell(new RegExp(`Wort ${at + 1}, Buchstabe 1 `)));
    expect(screen.getByRole('group', { name: 'Buchstaben' })).toHaveTextContent(`${scrambled}Löschen`);
    for (const letter of word) await userEvent.click(screen.getAllByRole('button', { name: letter })[0] as HTMLElement);
  }
  isSolved();
});

test('a child types each letter of a cipher once, and it fills every place with the same sign (R-PUZ-26)', async () => {
  await play('cipher', cipher);
  const letters = cipherRules.solved(cipher).letters;
  for (const letter of letters) await userEvent.keyboard(letter);
  isSolved();
  const most = signsOf(cipher)[0] ?? 0;
  const same = cells().filter((one) =>
    one.getAttribute('aria-label')?.includes(`Zeichen ${signName(cipher.mode, most)},`),
  );
  expect(same).toHaveLength(cipher.words.flat().filter((sign) => sign === most).length);
  for (const one of same) expect(one).toHaveAccessibleName(new RegExp(`^${letters[0]}, `));
});

test('Backspace removes a letter of a cipher', async () => {
  await play('cipher', cipher);
  await userEvent.keyboard('q');
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('gridcell', { name: /^Q, / })).toBeNull();
});
