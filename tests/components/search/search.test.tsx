import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '@/components/search/search.examples';
import { content } from '@/lib/content';
import { searchOf } from '@/tests/lib/search/site';

const { stored } = searchOf(content);

const copy = content.lists.search;
const { places } = content.searchWords;
const [article] = content.articles;
if (!article) throw new Error('no article to look for');

/** Answers the pending request for the index. */
let answer: (response: Partial<Response> | Error) => void;
const fetched = jest.fn(
  () =>
    new Promise((resolve, reject) => {
      answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
    }),
);
const arrive = async () => {
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(async () => answer({ ok: true, json: async () => stored }));
};

const open = (address = '/suche/') => {
  window.history.replaceState(null, '', address);
  render(search);
};
const field = () => screen.getByRole('searchbox', { name: copy.label });
const status = () => screen.getByRole('status');
const allPages = () => screen.queryByText('Alle Seiten');

beforeEach(() => {
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(window.performance, { getEntriesByType: () => [] });
});

test('a visitor sees all pages; only focusing the field loads the index, once, and shows that it is loading (R-FIND-4)', async () => {
  open();
  expect(allPages()).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(field());
  expect(fetched).toHaveBeenCalledTimes(1);
  await userEvent.paste(article.title);
  expect(status()).toHaveTextContent('Die Suche wird geladen …');
  expect(allPages()).toBeVisible();
  await arrive();
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
  expect(status()).toHaveTextContent(`Treffer für „${article.title}“`);
  expect(allPages()).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a query in the URL shows its results, with the words marked', async () => {
  open(`/suche/?q=${encodeURIComponent(article.title)}`);
  expect(field()).toHaveValue(article.title);
  await arrive();
  const link = await screen.findByRole('link', { name: article.title });
  expect(within(link).getAllByText((_text, element) => element?.tagName === 'MARK')).not.toEqual([]);
});

test('a query with invisible characters and decomposed letters finds the same (R-FIND-1)', async () => {
  const odd = article.title.normalize('NFD').replace(/(\p{L}{3})/u, '$1\u00ad\u200b');
  open(`/suche/?q=${encodeURIComponent(odd)}`);
  expect(field()).toHaveValue(article.title);
  await arrive();
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
  await userEvent.clear(field());
  await userEvent.paste(odd);
  await waitFor(() => expect(status()).toHaveTextContent(`Treffer für „${article.title}“`));
});

test('a query with a known answer shows it above the results, with its link (R-FIND-2)', async () => {
  const [priced] = content.searchWords.answers.filter(({ prices }) => prices);
  open(`/suche/?q=${encodeURIComponent(priced?.ask[0] ?? '')}`);
  await arrive();
  const box = await screen.findByRole('region', { name: priced?.title });
  expect(within(box).getAllByRole('term')).toHaveLength(content.plans.length);
  expect(within(box).getByRole('link', { name: priced?.link.label })).toHaveAttribute('href', priced?.link.href);
  expect(status()).toHaveTextContent('Eine Antwort');
});

test('a search without hits offers similar words, places to go and all pages (R-FIND-3)', async () => {
  const long = article.title.split(' ').reduce((best, word) => (word.length > best.length ? word : best));
  open(`/suche/?q=${long.slice(0, 3)}xq${long.slice(3)}zz`);
  await arrive();
  expect(await screen.findByRole('heading', { name: copy.empty.title })).toBeVisible();
  expect(status()).toHaveTextContent('Keine Treffer');
  expect(allPages()).toBeVisible();
  const ways = screen.getByRole('region', { name: copy.empty.places });
  expect(
    within(ways)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(places.map(({ href }) => href));
  await userEvent.click(within(screen.getByRole('region', { name: copy.empty.similar })).getByText(long));
  expect(field()).toHaveValue(long);
  expect(await screen.findByRole('link', { name: article.title })).toBeVisible();
});

test.each<[string, Partial<Response> | Error]>([
  ['there is no connection', new TypeError('Failed to fetch')],
  ['the host has no index', { ok: false, status: 404 }],
  ['the index is broken', { ok: true, json: () => Promise.reject(new SyntaxError('Unexpected token')) }],
])('if %s, the visitor reads why, can retry and sees all pages', async (_what, response) => {
  open('/suche/?q=Eule');
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await act(async () => answer(response));
  expect(await screen.findByText(copy.failed.text)).toBeVisible();
  expect(screen.getByRole('button', { name: copy.failed.retry })).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
  expect(allPages()).toBeVisible();
  expect(field()).toHaveValue('Eule');
});

test('by keyboard Enter goes to the number of hits, and arrows move between field and results', async () => {
  open();
  await userEvent.click(field());
  await userEvent.paste(article.title);
  await arrive();
  const link = await screen.findByRole('link', { name: article.title });
  await userEvent.keyboard('{ArrowDown}');
  expect(link).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(status()).toHaveFocus();
});
