import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MastheadRule } from '@/components/landing/masthead-rule';
import { FullList } from '@/components/tips/full-list';
import { content } from '@/lib/content';
import { PER_PAGE } from '@/lib/pages/paged';
import { showByDate } from '@/lib/plain/days';
import { tipOfBook } from '@/lib/tips/tip';

const [book] = content.books;
if (!book) throw new Error('kein Buch in den Beispieldaten');
const tips = Array.from({ length: PER_PAGE + 1 }, (_, index) => tipOfBook({ ...book, id: index + 1 }));

const page = (
  <>
    <MastheadRule text="Jede Woche neu" />
    <FullList kind="book" copy={content.lists.books} tips={tips} page={2} />
  </>
);

test('hydration keeps the plain script’s date and tip message', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  jest.useFakeTimers({ now: new Date('2029-07-01T12:00:00Z') });
  showByDate();
  jest.useRealTimers();
  const [day, status] = [document.querySelector('time'), document.querySelector('[data-found]')] as [Element, Element];
  status.textContent = 'Hier ist dein Buchtipp: Eule';
  await act(async () => hydrateRoot(document.body.firstElementChild as Element, page));
  expect(document.contains(day) && day.textContent).toBe('Sonntag, 1. Juli 2029');
  expect(document.contains(status) && status.textContent).toBe('Hier ist dein Buchtipp: Eule');
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
