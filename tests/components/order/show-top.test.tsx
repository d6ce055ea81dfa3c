import { showTop } from '@/components/order/parts/show-top';

/** Simulates a smooth scroll: each frame moves the message 40 px up until it is scrolled into view again. */
function glide() {
  const message = document.body.appendChild(document.createElement('div'));
  message.tabIndex = -1;
  let top = 900;
  message.scrollIntoView = () => {
    top = 0;
  };
  message.getBoundingClientRect = () => ({ top }) as DOMRect;
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const pass = (count: number, by: number) => {
    for (let at = 0; at < count; at += 1) {
      top -= by;
      frames.shift()?.(0);
    }
    return top;
  };
  return { message, pass, left: () => frames.length };
}

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('submitting during a smooth scroll brings the error summary to the top and focuses it', () => {
  const { message, pass, left } = glide();
  showTop(message);
  expect(message).toHaveFocus();
  expect(pass(20, 40)).toBe(0);
  pass(60, 0);
  expect(left()).toBe(0);
});

test.each(['wheel', 'keydown', 'pointerdown'])('a visitor’s %s ends the correction of the scroll position', (sign) => {
  const { message, pass } = glide();
  showTop(message);
  window.dispatchEvent(new Event(sign));
  expect(pass(20, 40)).toBe(-800);
});
