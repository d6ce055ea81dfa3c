import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Issue } from 'content/kinds';
import { pieceName } from 'content/pieces';
import { addDays } from 'german/dates/arithmetic';
import { IssueView } from '@/components/issue/issue-view';
import { content } from '@/lib/content';
import { pageLabel, pagesAt } from '@/lib/issues/spreads';
import { issuePath } from '@/lib/paths';

const { leaf, share } = content.lists.issues;
const issue = content.issues.find(({ open }) => open) as Issue;
const count = issue.pages.length;
/** What is said of the open pages on a desktop, where two lie side by side. */
const label = (page: number) => pageLabel(pagesAt(page, count, true), count).replace(/\s/g, ' ');

/** The first piece of a page with a text to read. */
const pieceOn = (page: number) => {
  const pieces = issue.pages[page - 1]?.pieces ?? [];
  const at = pieces.findIndex(({ type }) => type !== 'teaser');
  const piece = pieces[at];
  if (!piece) throw new Error(`page ${page} is empty`);
  return { name: pieceName(piece, content), anchor: `${page}-${at + 1}` };
};

const viewer = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(viewer()).getByRole('button', { name });
const says = (page: number) => waitFor(() => expect(within(viewer()).getByText(label(page))).toBeVisible());

Object.assign(window, {
  matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: !query.includes('width <') }),
});
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.scrollTo = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Opens the issue’s page with a query; '?seite=1' opens the viewer. */
async function open(query = '') {
  window.history.replaceState(null, '', `${issuePath(issue.name)}${query}`);
  const { container } = render(<IssueView issue={issue} />);
  // jsdom would match every selector against every element.
  document.head.replaceChildren();
  await act(async () => {});
  return container;
}

beforeEach(() => {
  // In the fixtures one picture stands for all pages of an issue, so keys repeat.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('all pages are turned by buttons and keys, from the front to the back (R-ISS-11)', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: leaf }));
  await says(1);
  expect(button('Zurückblättern')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Weiterblättern'));
  await says(2);
  for (const [key, at] of [
    ['ArrowRight', 4],
    ['PageDown', 6],
    ['PageUp', 4],
    ['ArrowLeft', 2],
    ['End', count],
    ['Home', 1],
    ['End', count],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await says(Math.min(at, count));
  }
  expect(button('Weiterblättern')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Zurückblättern'));
  await says(count - 1);
});

test('pressing a page opens the viewer there, and its overview leads to any other page (R-ISS-13)', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Seite\s6: / }));
  await says(6);
  await userEvent.click(button('Alle Seiten'));
  const overview = within(viewer()).getByRole('navigation', { name: 'Alle Seiten' });
  expect(within(overview).getAllByRole('button')).toHaveLength(count);
  await userEvent.click(within(overview).getByRole('button', { name: /^Seite\s2: / }));
  await says(2);
  expect(within(overview).getByRole('button', { name: /^Seite\s2: / })).toHaveAttribute('aria-current', 'page');
});

test('a piece is read beside its page while pages are turned, and the back button closes it (R-ISS-14)', async () => {
  const container = await open('?seite=2');
  const { name, anchor } = pieceOn(2);
  const text = () => within(viewer()).queryByRole('region', { name });
  await userEvent.click(button(name));
  expect(text()).toHaveFocus();
  expect(text()?.querySelector('[data-piece]')?.textContent).toBe(
    container.querySelector(`#seite-${anchor}`)?.textContent,
  );
  await says(2);
  act(() => window.history.back());
  await waitFor(() => expect(text()).toBeNull());
  await says(2);
  act(() => button(name).focus());
  await userEvent.keyboard('{Enter}');
  expect(text()).toBeVisible();
  await userEvent.click(button('Weiterblättern'));
  await says(4);
  await userEvent.click(button('Zur Seite'));
  expect(text()).toBeNull();
  await says(4);
});

test('a picture that fails to load is reported, and text and PDF remain (R-ISS-15)', async () => {
  await open('?seite=2');
  const picture = within(viewer()).getByRole('img', { name: /^Seite\s2: / });
  // The large picture first, then the small one.
  for (const _ of [1, 2]) fireEvent.error(picture);
  expect(within(viewer()).getByText(/^Das Bild der Seite\s2/)).toHaveRole('status');
  expect(within(viewer()).getByRole('link', { name: 'im PDF' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#page=2$/),
  );
  await userEvent.click(button(pieceOn(2).name));
  expect(within(viewer()).getByRole('region', { name: pieceOn(2).name })).toBeVisible();
});

test('before its date no URL opens an issue in the viewer (R-ISS-11)', async () => {
  jest.useFakeTimers({
    now: new Date(`${addDays(issue.date, -1)}T12:00:00+01:00`),
    doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setImmediate'],
  });
  await open('?seite=3');
  expect(document.querySelector('dialog')).toBeInTheDocument();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('an issue’s URL is copied where the device cannot share it, and a button prints the issue (R-ISS-16)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(await screen.findByText(share.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.origin + issuePath(issue.name));
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
});
