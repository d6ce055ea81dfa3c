import { screen } from '@testing-library/dom';
import { arrival } from '@/lib/plain/arrival';

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
  arrival();
};

/** The browser has brought the page to `scrollY` and says so. */
const stopsAt = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scrollend'));
};

const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('a visitor is brought to the section of the address after 100 ms, focus included (R-NAV-5)', () => {
  open();
  wait(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  wait(1);
  expect(scrollIntoView.mock.calls).toEqual([[]]);
  expect(screen.getByRole('region', { name: 'News' })).toHaveFocus();
});

test('whoever comes back is left where they were', () => {
  came.mockReturnValueOnce('back_forward');
  open();
  wait(3000);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('what loads above on the way is made up for at its end, until the section is in place', () => {
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

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a reader who takes over by %s is not pulled back',
  (sign) => {
    open();
    wait(100);
    window.dispatchEvent(new Event(sign));
    stopsAt(3000);
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  },
);

test('a reader who has begun to move before is not moved at all (R-NAV-5)', () => {
  open();
  window.dispatchEvent(new Event('wheel'));
  wait(100);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('two seconds after, the page no longer moves by itself', () => {
  open();
  wait(2100);
  stopsAt(3000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('an address whose hash is broken opens all the same', () => {
  window.location.hash = '#%';
  open();
  wait(100);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
