import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examples } from '@/components/words/remember.examples';
import { Remember } from '@/components/words/remember.island';
import { rememberCopy } from '@/components/words/remember-word';
import { content } from '@/lib/content';
import { EMPTY } from '@/lib/words/book';
import { bookHere, changeBook } from '@/lib/words/store';

const press = () => userEvent.click(screen.getByRole('button', { name: /Magma$/ }));

afterEach(() => changeBook(() => EMPTY));

test('remembers a word with its meaning and example; a second press forgets it', async () => {
  render(examples['noch nicht gemerkt']);
  await press();
  expect(bookHere().cards).toMatchObject([
    { word: 'Magma', meaning: 'Heißes Gestein.', sentence: 'Das Magma ist heiß.', path: '/' },
  ]);
  await press();
  expect(bookHere()).toEqual(EMPTY);
});

test('remembers a word of an article with its sentence', async () => {
  render(
    <p data-explains="">
      <span data-meaning="">Heißes Gestein.</span>
      <Remember word="Magma" sentence="Magma steigt auf." copy={rememberCopy()} />
    </p>,
  );
  await press();
  expect(bookHere().cards).toMatchObject([{ meaning: 'Heißes Gestein.', sentence: 'Magma steigt auf.' }]);
});

test.each([
  ['stores nothing', 'SecurityError', 'blocked'],
  ['has no room', 'QuotaExceededError', 'full'],
] as const)(
  'a browser that %s is reported, and the word can still be remembered (R-WORD-9)',
  async (_, name, fault) => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', name);
    });
    render(examples['noch nicht gemerkt']);
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(content.lists.scrapbook.faults[fault]);
    expect(screen.getByRole('button', { name: 'Merken: Magma' })).toBeEnabled();
    storage.mockRestore();
  },
);
