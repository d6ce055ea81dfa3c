import { keptState } from '@/lib/puzzles/store';

// Inline after the puzzles of a page (lib/export/inline.ts): one that was begun loads the scripts once it comes near, and
// resumes by itself (R-PUZ-7).
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-resumes]'))
  if (keptState(dataset.resumes ?? '') !== undefined) dataset.wake = 'visible';
