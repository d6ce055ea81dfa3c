import type { Brief } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';

const SHOWN = 6;

/** The six newest published briefs: newestBriefs(briefs, '2026-11-25') → [{ title: 'Wanderbuch ist wieder da', … }, …] */
export const newestBriefs = (briefs: readonly Brief[], day: Day): Brief[] =>
  briefs
    .filter(({ date }) => date.first <= day)
    .sort((a, b) => b.date.first.localeCompare(a.date.first))
    .slice(0, SHOWN);
