import { useState } from 'react';
import { pagesAt, turnedBy } from '@/lib/issues/spreads';
import type { Turn } from '@/lib/issues/turning';
import { useMedia } from './use-media';

/** Room for two pages side by side. */
const DOUBLE = '(width >= 40rem) and (aspect-ratio >= 1)';
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * The open pages, and the leaf that is turning.
 *
 * @param page the page in the address
 * @param open writes another page into the address
 */
export function useTurn(page: number, count: number, open: (page: number) => void) {
  const isDouble = useMedia(DOUBLE);
  const isStill = useMedia(STILL);
  const [turn, setTurn] = useState<Turn>();
  const shown = pagesAt(page, count, isDouble);
  const go = (to: number) => {
    const [first = page] = pagesAt(to, count, isDouble);
    if (shown.includes(first)) return;
    setTurn(isStill ? undefined : { from: shown, way: to > page ? 'on' : 'back' });
    open(to);
  };
  return {
    isDouble,
    shown,
    turn: turn?.from.some((from) => shown.includes(from)) ? undefined : turn,
    go,
    turnBy: (leaves: number) => go(turnedBy(leaves, page, count, isDouble)),
    done: () => setTurn(undefined),
  };
}
