import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from '@/components/words/remember.examples';
import { Remember } from '@/components/words/remember.island';
import { rememberCopy } from '@/components/words/remember-word';
import { EMPTY } from '@/lib/words/book';
import { bookHere, changeBook } from '@/lib/words/store';

const press = () => userEvent.click(screen.getByRole('button', { name: /Magma$/ }));

afterEach(() => changeBook(() => EMPTY));

test('a word is kept with the meaning and the example that stand beside it, and left on a second press', async () => {
  render(examples['noch nicht gemerkt']);
  await press();
  expect(bookHere().cards).toMatchObject([
    { word: 'Magma', meaning: 'Heißes Gestein.', sentence: 'Das Magma ist heiß.', path: '/' },
  ]);
  await press();
  expect(bookHere()).toEqual(EMPTY);
});

test('a word of an article is kept with its sentence', async () => {
  render(
    <p data-explains="">
      <span data-meaning="">Heißes Gestein.</span>
      <Remember word="Magma" sentence="Magma steigt auf." copy={rememberCopy()} />
    </p>,
  );
  await press();
  expect(bookHere().cards).toMatchObject([{ meaning: 'Heißes Gestein.', sentence: 'Magma steigt auf.' }]);
});
