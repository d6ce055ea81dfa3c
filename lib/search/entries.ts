import type { Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { sitePages } from '@/lib/pages/registry';
import type { Draft } from './entries/draft';
import { eventEntries } from './entries/events';
import { newsEntries } from './entries/news';
import { pageEntries } from './entries/pages';
import { planEntries } from './entries/plans';
import { tipEntries } from './entries/tips';

/** Each with the anchor where it stands; `day` decides what is said of dated offers. */
export function draftEntries(content: Content, day = today()): Draft[] {
  const empty = sitePages(content, day).filter(({ isEmpty }) => isEmpty);
  return [
    ...eventEntries(content),
    ...tipEntries(content),
    ...newsEntries(content),
    ...planEntries(content, day),
    ...pageEntries(content),
  ].filter((entry) => empty.every(({ path }) => entry.path !== path));
}
