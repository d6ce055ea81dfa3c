import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FaultScreen } from '@/components/faults/fault-screen';
import { NotFound } from '@/components/faults/not-found';
import { unhyphenated } from '@/lib/hyphens';
import { PATHS } from '@/lib/pages/paths';
import { unknownPath } from '@/lib/plain/unknown-path';

const PAGE = 'Oops! Seite nicht gefunden';
const EVENT = 'Veranstaltung nicht gefunden';
const ARTICLE = 'Artikel nicht gefunden';

/** Visible text of the heading. */
const headline = () =>
  [...screen.getByRole('heading').children]
    .filter((text) => !text.hasAttribute('hidden'))
    .map(({ textContent }) => unhyphenated(textContent))
    .join();

test.each([
  ['/event/99/', EVENT],
  ['/event/99', EVENT],
  ['/news/x/', ARTICLE],
  ['/x', PAGE],
  ['/event/', PAGE],
  ['/event/9/mehr/', PAGE],
  ['/newsletter/x/', PAGE],
  ['/gibt/es/nicht/', PAGE],
])('a visitor of %s reads “%s”, in the title too, and the path is logged', (path, heading) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const built = 'Seite nicht gefunden | DUDA';
  document.title = built;
  window.history.replaceState(null, '', path);
  document.body.innerHTML = renderToStaticMarkup(<NotFound />);
  expect(headline()).toBe(PAGE);
  unknownPath();
  expect(headline()).toBe(heading);
  const ways = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(ways).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(1 + ways.length);
  expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', PATHS.search);
  const title = heading === PAGE ? built : expect.stringContaining(`${heading} | `);
  expect(document.title).toEqual(title);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
  warn.mockRestore();
  document.body.replaceChildren();
});

test('an error with a status shows it and lets the visitor retry (R-FLT-4)', async () => {
  const onRetry = jest.fn();
  const error = Object.assign(new Error('kaputt'), { status: 503, statusText: 'Service Unavailable' });
  render(<FaultScreen error={error} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByText('503 Service Unavailable')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('an error without a status shows its message (R-FLT-4)', () => {
  render(<FaultScreen error={new Error('Etwas ging schief')} onRetry={() => {}} />);
  expect(screen.getByText('Etwas ging schief')).toBeInTheDocument();
});
