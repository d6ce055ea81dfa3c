import { ISLAND } from '@/lib/hydrate/island';
import { isBegun } from '@/lib/puzzles/store';

/** Marks puzzles in progress, and their cards. A marked puzzle hydrates when it comes near the viewport, and resumes (R-PUZ-7). */
export function resume(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-resumes]')) {
    const begun = isBegun(part.dataset.resumes);
    part.toggleAttribute('data-begun', begun);
    if (begun && part.matches('.player')) part.closest<HTMLElement>(ISLAND)?.setAttribute('data-hydrate', 'visible');
  }
}
