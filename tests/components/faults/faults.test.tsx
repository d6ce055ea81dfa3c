import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaultScreen } from '@/components/faults/fault-screen';
import { kindOfPath, NotFoundChoice } from '@/components/faults/not-found-choice.island';

const texts = {
  page: { title: 'Seite nicht gefunden | DUDA', text: 'Oops! Seite nicht gefunden' },
  event: { title: 'Veranstaltung nicht gefunden | DUDA', text: 'Die gewünschte Veranstaltung fehlt' },
  article: { title: 'Artikel nicht gefunden | DUDA', text: 'Der gesuchte Artikel fehlt' },
};

test.each([
  ['/event/99/', 'event'],
  ['/event/99', 'event'],
  ['/news/x/', 'article'],
  ['/x', 'page'],
  ['/event/', 'page'],
  ['/event/9/mehr/', 'page'],
  ['/newsletter/x/', 'page'],
] as const)('the path %s is answered as an unknown %s', (path, kind) => expect(kindOfPath(path)).toBe(kind));

test.each([
  ['/event/99/', texts.event],
  ['/news/x/', texts.article],
  ['/gibt/es/nicht/', texts.page],
])('a visitor of %s reads what is missing, in the title too, and the path is logged', async (path, { title, text }) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  document.title = texts.page.title;
  window.history.replaceState(null, '', path);
  render(<NotFoundChoice {...texts} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(document.title).toBe(title);
  document.title = texts.page.title;
  await waitFor(() => expect(document.title).toBe(title));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(path));
  warn.mockRestore();
});

test('a fault with a status shows it, and the page can be loaded again', async () => {
  const onRetry = jest.fn();
  const error = Object.assign(new Error('kaputt'), { status: 503, statusText: 'Service Unavailable' });
  render(<FaultScreen error={error} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByText('503 Service Unavailable')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal laden' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('a fault without a status shows its message', () => {
  render(<FaultScreen error={new Error('Etwas ging schief')} onRetry={() => {}} />);
  expect(screen.getByText('Etwas ging schief')).toBeInTheDocument();
});
