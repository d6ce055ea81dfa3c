import { act, render, screen } from '@testing-library/react';
import { CardCounter } from '@/components/order/parts/card-counter';

const show = (left: number) => <CardCounter left={left} />;
const heard = () => screen.getByRole('status').textContent;
const pass = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the rest is seen with each letter and heard after a pause', () => {
  const { rerender } = render(show(300));
  for (const left of [299, 298, 297]) {
    rerender(show(left));
    expect(screen.getByText(`Noch ${left} von 300 Zeichen.`)).toHaveAttribute('aria-hidden', 'true');
    act(() => jest.advanceTimersByTime(500));
    expect(heard()).toBe('Höchstens 300 Zeichen.');
  }
  pass();
  expect(heard()).toBe('Noch 297 von 300 Zeichen.');
});

test('the end is heard at once', () => {
  const { rerender } = render(show(1));
  rerender(show(0));
  expect(heard()).toBe('Noch 0 von 300 Zeichen.');
  rerender(show(-1));
  pass();
  expect(heard()).toBe('1 Zeichen zu viel, höchstens 300.');
});

test('nothing is heard before something is typed', () => {
  render(show(300));
  pass();
  expect(heard()).toBe('Höchstens 300 Zeichen.');
});
