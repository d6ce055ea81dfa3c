import { type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Roving tabindex in a table of buttons; arrow keys move between cells. */
export function useCells<E extends HTMLElement>(rows: number, columns: number) {
  const [at, setAt] = useState(0);
  const box = useRef<E>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const [down, right] = STEPS[event.key] ?? [0, 0];
    const [row, column] = [Math.floor(at / columns) + down, (at % columns) + right];
    if (!(down || right) || row < 0 || column < 0 || row >= rows || column >= columns) return;
    event.preventDefault();
    box.current?.querySelectorAll<HTMLElement>('button[data-cell]')[row * columns + column]?.focus();
  };
  const cell = (nth: number) => ({ 'data-cell': '', tabIndex: nth === at ? 0 : -1, onFocus: () => setAt(nth) });
  return { at, box, onKeyDown, cell };
}
