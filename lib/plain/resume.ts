import { ISLAND } from '@/lib/hydrate/island';
import { keptState } from '@/lib/puzzles/store';

/** A puzzle that was begun is hydrated once it comes near, and resumes by itself (R-PUZ-7). */
export function resume(): void {
  for (const player of document.querySelectorAll<HTMLElement>('[data-resumes]')) {
    const island = player.closest<HTMLElement>(ISLAND);
    if (island && keptState(player.dataset.resumes ?? '') !== undefined) island.dataset.hydrate = 'visible';
  }
}
