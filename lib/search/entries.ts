import type { Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import type { Draft } from './entries/draft';
import { eventEntries } from './entries/events';
import { newsEntries } from './entries/news';
import { pageEntries } from './entries/pages';
import { planEntries } from './entries/plans';
import { tipEntries } from './entries/tips';

/** Each with the anchor where it stands; `day` decides what is said of dated offers. */
export const draftEntries = (content: Content, day = today()): Draft[] => [
  ...eventEntries(content),
  ...tipEntries(content),
  ...newsEntries(content),
  ...planEntries(content, day),
  ...pageEntries(content),
];
