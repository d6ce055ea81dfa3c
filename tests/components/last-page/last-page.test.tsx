import { render, screen, within } from '@testing-library/react';
import type { Comic } from 'content/kinds';
import { LastPage } from '@/components/last-page/last-page';
import { content } from '@/lib/content';
import { colouringFile, experimentPath } from '@/lib/paths';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00+01:00') });
  render(<LastPage />);
});
afterEach(() => jest.useRealTimers());

const region = (name: string) => screen.getByRole('region', { name });
const copy = content.lists.lastPage;

test('a screen reader gets each comic panel’s description and speech, in order (R-LAST-2)', () => {
  const [strip, ...earlier] = within(region(copy.comic.heading)).getAllByRole('figure', { hidden: true });
  const newest = content.comics.find(({ title }) => title === 'Die zweite Spur') as Comic;
  const told = within(strip as HTMLElement)
    .getAllByRole('listitem')
    .map((panel) => [within(panel).getByRole('img').getAttribute('alt'), panel.textContent]);
  expect(told).toEqual(
    newest.panels.map(({ alt, speech }) => [alt, speech.map(({ who, text }) => `${who}: ${text}`).join('')]),
  );
  expect(earlier.map((one) => within(one).getByText(/^Folge/).textContent)).toEqual(['Folge 1: Der erste Schnee']);
});

test('answers of jokes and riddles are folded (R-LAST-4)', () => {
  const answers = [...content.lastPage.jokes, ...content.lastPage.riddles].map(({ answer }) => answer);
  for (const answer of answers)
    for (const place of screen.queryAllByText(answer)) expect(place.closest('details')).not.toHaveAttribute('open');
});

test('shows four jokes and two tongue twisters of the week; all jokes are in a fold (R-LAST-3)', () => {
  const listsIn = (name: string) => within(region(name)).getAllByRole('list');
  expect(within(listsIn(copy.jokes.heading)[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  expect(within(listsIn(copy.twisters.heading)[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  const folded = screen.getByText(copy.jokes.more).closest('details');
  expect(folded?.querySelectorAll('li')).toHaveLength(content.lastPage.jokes.length);
});

test('links to every experiment and every colouring page (R-LAST-5)', () => {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(content.experiments.map(({ slug }) => experimentPath(slug))));
  expect(links).toEqual(expect.arrayContaining(content.colouring.map(({ src }) => colouringFile(src))));
});
