import { ISLAND } from '@/lib/hydrate/island';
import { keptState } from '@/lib/puzzles/store';

/** A puzzle in progress hydrates when it comes near the viewport, and resumes (R-PUZ-7). */
export function resume(): void {
  for (const player of document.querySelectorAll<HTMLElement>('[data-resumes]')) {
    const island = player.closest<HTMLElement>(ISLAND);
    if (island && keptState(player.dataset.resumes ?? '') !== undefined) island.dataset.hydrate = 'visible';
  }
}
