import { keptState } from '@/lib/puzzles/store';

// Inline behind the puzzles of a page (lib/export/inline.ts): one that was begun wakes the page and goes on by itself (R-PUZ-7).
for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-resumes]'))
  if (keptState(dataset.resumes ?? '') !== undefined) dataset.wake = 'now';
