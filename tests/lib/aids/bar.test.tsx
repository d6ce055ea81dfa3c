import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadingBar } from '@/components/reading/reading-bar';
import { startBar } from '@/lib/aids/page/bar';
import { KEY } from '@/lib/aids/settings';
import { content } from '@/lib/content';

const { kept, unkept, forgotten } = content.lists.aids;
const { dataset } = document.documentElement;

const status = () => document.querySelector('[data-panel] [role=status]');
const size = (value: string) => document.querySelector(`input[name=size][value="${value}"]`) as HTMLInputElement;
const lost = () => document.querySelector('p[data-lost]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

/** Renders the bar and starts it, as its script does once it has come. */
function open() {
  render(<ReadingBar />);
  const bar = document.querySelector<HTMLElement>('[data-aids]') as HTMLElement;
  lost()?.removeAttribute('hidden');
  startBar(bar);
}

beforeEach(() => {
  localStorage.clear();
  delete dataset.size;
});

test('a choice is applied and stored beside the chosen text and level, until all are cleared (R-AID-9)', async () => {
  localStorage.setItem(KEY, '{"text":"leicht","stufe":"knifflig"}');
  open();
  expect(lost()).not.toBeVisible();
  await userEvent.click(size('3'));
  await waitFor(() => expect(status()).toHaveTextContent(kept));
  expect(dataset.size).toBe('3');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ text: 'leicht', stufe: 'knifflig', size: '3' });
  await press('Alles zurücksetzen');
  await waitFor(() => expect(status()).toHaveTextContent(forgotten));
  expect(dataset).not.toHaveProperty('size');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('without storage a choice applies to the page, and the bar says that it keeps nothing (R-AID-9)', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  open();
  await userEvent.click(size('5'));
  await waitFor(() => expect(status()).toHaveTextContent(unkept));
  expect(dataset.size).toBe('5');
  storage.mockRestore();
});

test('a choice made or cleared in another tab is shown here too (R-AID-9)', () => {
  open();
  for (const value of ['3', '']) {
    localStorage.setItem(KEY, JSON.stringify({ size: value }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(size(value)).toBeChecked();
    expect(dataset.size ?? '').toBe(value);
  }
});
