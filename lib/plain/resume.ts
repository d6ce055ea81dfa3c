import { ISLAND } from '@/lib/hydrate/island';
import { isBegun, keptState } from '@/lib/puzzles/store';

/** A puzzle in progress hydrates when it comes near the viewport, and resumes (R-PUZ-7); its card is marked. */
export function resume(): void {
  for (const player of document.querySelectorAll<HTMLElement>('[data-resumes]')) {
    const island = player.closest<HTMLElement>(ISLAND);
    if (island && keptState(player.dataset.resumes ?? '') !== undefined) island.dataset.hydrate = 'visible';
  }
  const mark = () => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-puzzle]'))
      card.toggleAttribute('data-begun', isBegun(card.dataset.puzzle ?? ''));
  };
  mark();
  // The back/forward cache returns the page as it was before the puzzle.
  addEventListener('pageshow', mark);
}
