import { screen } from '@testing-library/dom';
import { scrollToAnchor } from '@/lib/plain/arrival';

const scrollIntoView = jest.fn();
const came = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [{ type: came() }] });
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  Object.assign(window, { scrollY: 0 });
  window.location.hash = '#news';
});

afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
  jest.useRealTimers();
});

const open = () => {
  document.body.innerHTML = '<section id="news" tabindex="-1" aria-label="News"></section>';
  scrollToAnchor();
};

/** Simulates the end of scrolling at `scrollY`. */
const stopsAt = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scrollend'));
};

const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('scrolls to the section in the URL after 100 ms and focuses it (R-NAV-5)', () => {
  open();
  wait(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  wait(1);
  expect(scrollIntoView.mock.calls).toEqual([[]]);
  expect(screen.getByRole('region', { name: 'News' })).toHaveFocus();
});

test.each<[string, () => unknown, (() => unknown)?]>([
  ['on the way back', () => came.mockReturnValueOnce('back_forward')],
  ['if the reader has already scrolled', () => undefined, () => window.dispatchEvent(new Event('wheel'))],
  ['to a broken hash', () => Object.assign(window.location, { hash: '#%' })],
])('does not scroll %s (R-NAV-5)', (_what, before, after) => {
  before();
  open();
  after?.();
  wait(3000);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('scrolls again after late content until the section is in place', () => {
  open();
  wait(100);
  scrollIntoView.mockImplementationOnce(() => Object.assign(window, { scrollY: 4200 }));
  stopsAt(4000);
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'instant' });
  stopsAt(4200);
  expect(scrollIntoView).toHaveBeenCalledTimes(3);
  stopsAt(4200);
  expect(scrollIntoView).toHaveBeenCalledTimes(3);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('scrolls no further after the reader’s %s', (sign) => {
  open();
  wait(100);
  window.dispatchEvent(new Event(sign));
  stopsAt(3000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('after two seconds the page does not scroll by itself', () => {
  open();
  wait(2100);
  stopsAt(3000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
