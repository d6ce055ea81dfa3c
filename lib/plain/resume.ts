import { ISLAND } from '@/lib/hydrate/island';
import { keptState } from '@/lib/puzzles/store';

// Inline behind the puzzles of a page (lib/export/inline.ts): one that was begun is hydrated at once and goes on by itself
// (R-PUZ-7).
for (const player of document.querySelectorAll<HTMLElement>('[data-resumes]')) {
  const island = player.closest<HTMLElement>(ISLAND);
  if (island && keptState(player.dataset.resumes ?? '') !== undefined) island.dataset.hydrate = 'now';
}
