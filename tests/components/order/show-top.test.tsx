import { showTop } from '@/components/order/parts/show-top';

/** A page that is gliding on: with each frame the message moves 40 px further up, until it is shown anew. */
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

test('whoever submits while the page glides finds the list of faults at the top, and in focus', () => {
  const { message, pass, left } = glide();
  showTop(message);
  expect(message).toHaveFocus();
  expect(pass(20, 40)).toBe(0);
  pass(60, 0);
  expect(left()).toBe(0);
});

test.each(['wheel', 'keydown', 'pointerdown'])('whoever moves on by %s is not held', (sign) => {
  const { message, pass } = glide();
  showTop(message);
  window.dispatchEvent(new Event(sign));
  expect(pass(20, 40)).toBe(-800);
});
