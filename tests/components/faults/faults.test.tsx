import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaultScreen } from '@/components/faults/fault-screen';
import { kindOfPath, NotFoundChoice } from '@/components/faults/not-found-choice.island';

const texts = {
  page: 'Oops! Seite nicht gefunden',
  event: 'Veranstaltung nicht gefunden',
  article: 'Artikel nicht gefunden',
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

test('a visitor of an unknown event reads the text about events, and the path is logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/event/99/');
  render(<NotFoundChoice {...texts} />);
  expect(screen.getByText(texts.event)).toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/event/99/'));
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
