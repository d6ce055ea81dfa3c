import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unhyphenated } from 'german/hyphens';
import { renderToStaticMarkup } from 'react-dom/server';
import { FaultScreen } from '@/components/faults/fault-screen';
import { NotFound } from '@/components/faults/not-found';
import { PATHS } from '@/lib/paths';
import { unknownPath } from '@/lib/plain/unknown-path';

const PAGE = 'Oops! Seite nicht gefunden';
const EVENT = 'Veranstaltung nicht gefunden';
const ARTICLE = 'Artikel nicht gefunden';
const LOADING = 'Lädt Veranstaltungsdetails...';

/** Visible text of the heading. */
const headline = () =>
  [...screen.getByRole('heading').children]
    .filter((text) => !text.hasAttribute('hidden'))
    .map(({ textContent }) => unhyphenated(textContent))
    .join();

/** Opens 404.html at a path, on a host that answers with this status when it is asked for the event. */
function open(path: string, { status = 404, isReload = false } = {}) {
  const asked = jest.fn(async (_page: string) => ({ ok: status === 200 }));
  window.fetch = asked as unknown as typeof fetch;
  window.performance.getEntriesByType = () => [
    { type: isReload ? 'reload' : 'navigate' } as PerformanceNavigationTiming,
  ];
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', path);
  document.title = 'Seite nicht gefunden | DUDA';
  document.body.innerHTML = renderToStaticMarkup(<NotFound />);
  expect(headline()).toBe(PAGE);
  return { judged: unknownPath(), asked, warn };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  ['/event/99/', EVENT],
  ['/event/99', EVENT],
  ['/event/sommerfest/', EVENT],
  ['/news/x/', ARTICLE],
  ['/x', PAGE],
  ['/event/', PAGE],
  ['/event/9/mehr/', PAGE],
  ['/newsletter/x/', PAGE],
  ['/gibt/es/nicht/', PAGE],
])('a visitor of %s reads “%s”, in the title too, and the path is logged', async (path, heading) => {
  const { judged, warn } = open(path);
  await judged;
  expect(headline()).toBe(heading);
  const ways = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(ways).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(1 + ways.length);
  expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', PATHS.search);
  expect(document.title).toMatch(heading === PAGE ? /^Seite nicht gefunden \| DUDA$/ : `${heading} | `);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
});

test('until the host has said whether an event exists, its address says that it is loading (R-EVT-13)', async () => {
  const { judged, asked } = open('/event/99.');
  expect(headline()).toBe(LOADING);
  expect(document.title).toMatch(`${LOADING} | `);
  expect(screen.getByRole('link', { name: 'Zurück zu den Veranstaltungen' })).toHaveAttribute('href', '/#events');
  await judged;
  expect(asked.mock.calls.map(([page]) => page)).toEqual(['/event/99/']);
  expect(headline()).toBe(EVENT);
});

test('an unreachable host leaves nobody waiting (R-EVT-13)', async () => {
  const { judged, asked } = open('/event/99/');
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await judged;
  expect(headline()).toBe(EVENT);
});

test('a reloaded address is not asked for again, as the page would reload forever', () => {
  const { asked } = open('/event/99/', { status: 200, isReload: true });
  expect(headline()).toBe(EVENT);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['its status', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['its message without one', {}, 'Etwas ging schief'],
])('an error shows %s and lets the visitor retry (R-FLT-4)', async (_, status, said) => {
  const onRetry = jest.fn();
  render(<FaultScreen error={Object.assign(new Error('Etwas ging schief'), status)} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByText(said)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});
