import { screen } from '@testing-library/dom';
import { tipMark } from '@/lib/plain/tip-mark';
import { comesIntoView, watchElements, watched } from './watched';

const tip = (id: number) => document.getElementById(`book-${id}`) as HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  watchElements();
  document.body.innerHTML = `
    <article class="tip" id="book-25"><h2>Eule</h2></article>
    <article class="tip" id="book-26"><h2>Fuchs\u00adbau</h2></article>
    <p role="status" data-found="Hier ist dein Buchtipp"></p>`;
});
afterEach(() => jest.useRealTimers());

test('the book in the URL of a later page is marked for two seconds once in view, and announced (R-TIP-7)', () => {
  window.history.replaceState(null, '', '/books/seite/2/#book-26');
  tipMark();
  jest.advanceTimersByTime(99);
  expect(watched.size).toBe(0);
  jest.advanceTimersByTime(1);
  comesIntoView(tip(26), false);
  jest.advanceTimersByTime(3000);
  expect(tip(26)).not.toHaveAttribute('data-arrived');
  comesIntoView(tip(26));
  expect(tip(26)).toHaveAttribute('data-arrived', 'Hier ist dein Buchtipp');
  expect(screen.getByRole('status')).toHaveTextContent('Hier ist dein Buchtipp: Fuchsbau');
  jest.advanceTimersByTime(1999);
  expect(tip(26)).toHaveAttribute('data-arrived');
  jest.advanceTimersByTime(1);
  expect(tip(26)).not.toHaveAttribute('data-arrived');
});

test('a second book replaces the first one before it is in view', () => {
  window.history.replaceState(null, '', '/books/seite/2/#book-26');
  tipMark();
  jest.advanceTimersByTime(100);
  window.history.replaceState(null, '', '#book-25');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  jest.advanceTimersByTime(100);
  expect([...watched.keys()]).toEqual([tip(25)]);
  comesIntoView(tip(25));
  expect(document.querySelectorAll('[data-arrived]')).toHaveLength(1);
});
