import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Term } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { fillTemplate } from 'german/fill-template';
import { divider } from 'german/syllables/divide';
import { ScrapbookPage } from '@/components/words/scrapbook-page';
import { content } from '@/lib/content';
import { EMPTY, withWord } from '@/lib/words/book';
import { bookHere, changeBook } from '@/lib/words/store';

const copy = content.lists.scrapbook;
const { games } = copy;
const syllablesOf = divider(content.syllables);
const [{ word, explanation }] = content.glossary as [Term];

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const said = (text: string) =>
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text);
const onShelf = () =>
  within(screen.getByRole('region', { name: copy.shelf.title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens „Mein Duda“ with one remembered word. */
function open() {
  render(<ScrapbookPage content={content} />);
  // jsdom would match every selector against every element.
  document.head.replaceChildren();
}

beforeEach(() => {
  changeBook(() => withWord(EMPTY, { word, meaning: explanation, sentence: '', path: '/news/' }, today()));
});

test('a known card moves to the next box, and the focus follows the round (R-WORD-3, R-WORD-6)', async () => {
  open();
  await press('Los geht’s');
  expect(screen.getByRole('heading', { level: 3, name: word })).toHaveFocus();
  await press('Umdrehen');
  expect(screen.getByText(explanation)).toBeVisible();
  await press('Wusste ich');
  expect(screen.getByRole('heading', { name: fillTemplate(copy.round.done, { count: '1 Karte' }) })).toHaveFocus();
  said(fillTemplate(copy.round.known, { word, box: 2 }));
  await press('Fertig');
  expect(screen.getByRole('heading', { name: copy.today.title })).toHaveFocus();
  expect(onShelf()).toEqual([`${word}, Kasten 2`]);
  expect(screen.getByRole('button', { name: 'Trotzdem üben' })).toBeVisible();
});

test('an unknown card is repeated in the round, stays in its box, and is due tomorrow (R-WORD-3)', async () => {
  open();
  await press('Los geht’s');
  for (const answer of ['Noch nicht', 'Wusste ich']) {
    await press('Umdrehen');
    await press(answer);
  }
  await press('Fertig');
  expect(onShelf()).toEqual([`${word}, Kasten 1`]);
  expect(screen.getByRole('button', { name: 'Trotzdem üben' })).toBeVisible();
  expect(bookHere().cards.map(({ due }) => due)).toEqual([addDays(today(), 1)]);
});

/** The word that the game asks for by its meaning. */
const wanted = () => {
  const clue = document.querySelector('.clue')?.textContent;
  const term = content.glossary.find((one) => one.explanation === clue);
  if (!term) throw new Error(`not in the dictionary: ${clue}`);
  return term.word;
};
const words = () => Number(/von (\d+)$/.exec(screen.getByText(/^Wort 1 von/).textContent)?.[1]);

test('pairs are found by a word and its meaning; a wrong pair has no penalty (R-WORD-5)', async () => {
  open();
  await press(games.pairs.title);
  const game = screen.getByRole('region', { name: games.title });
  expect(within(game).getByRole('heading', { name: games.pairs.title })).toHaveFocus();
  const shown = [...game.querySelectorAll('[data-side=word] button')].map(({ textContent }) => textContent);
  expect(shown).toContain(word);
  const meaningOf = (one = '') => content.glossary.find((term) => term.word === one)?.explanation ?? '';
  const half = (text = '') => userEvent.click(within(game).getByRole('button', { name: text }));
  await half(shown[0]);
  await half(meaningOf(shown[1]));
  said(games.pairs.wrong);
  for (const one of shown) {
    await half(meaningOf(one));
    await half(one);
  }
  said(games.pairs.done);
  await press('Spiel beenden');
  expect(screen.getByRole('button', { name: games.pairs.title })).toHaveFocus();
});

test('syllables are put in order and taken back, and the word is read out (R-WORD-5)', async () => {
  open();
  await press(games.syllables.title);
  const piece = async (name: string) => {
    const [free] = screen.getAllByRole('button', { name, pressed: false });
    await userEvent.click(free as HTMLElement);
  };
  for (let left = words(); left > 0; left -= 1) {
    const right = syllablesOf(wanted());
    for (const syllable of right.toReversed()) await piece(syllable);
    if (right.toReversed().join() !== right.join()) {
      said(games.syllables.wrong);
      for (const laid of screen.getAllByRole('button', { pressed: true })) await userEvent.click(laid);
    }
    for (const syllable of right) await piece(syllable);
    said(fillTemplate(games.syllables.right, { word: right.join('') }));
    await press('Weiter');
  }
  expect(screen.getByText(/^Geschafft: /)).toHaveFocus();
});

test('a child writes the word for a meaning, with letters as hints on request (R-WORD-5)', async () => {
  open();
  await press(games.write.title);
  const field = () => screen.getByRole('textbox', { name: 'Das Wort heißt' });
  const write = async (text: string) => {
    await userEvent.clear(field());
    await userEvent.type(field(), `${text}{Enter}`);
  };
  const right = wanted();
  await write(`${right.slice(0, 2)}xx`);
  said(games.write.wrong);
  await press('Buchstabe zeigen');
  expect(field()).toHaveAccessibleDescription(new RegExp(`^Hilfe: ${[...right].slice(0, 3).join(', ')}`));
  await write(right.toUpperCase());
  said(games.write.case);
  for (let left = words(); left > 0; left -= 1) {
    const next = wanted();
    await write(next);
    said(fillTemplate(games.write.right, { word: next }));
    await press('Weiter');
  }
  expect(screen.getByText(/^Geschafft: /)).toHaveFocus();
});
