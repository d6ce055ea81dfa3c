import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import { adultEntries } from './entries/adults';
import { debateEntries } from './entries/debates';
import type { Draft } from './entries/draft';
import { eventEntries } from './entries/events';
import { issueEntries } from './entries/issues';
import { lastPageEntries } from './entries/last-page';
import { newsEntries } from './entries/news';
import { pageEntries } from './entries/pages';
import { planEntries } from './entries/plans';
import { puzzleEntries } from './entries/puzzles';
import { questionEntries } from './entries/questions';
import { tipEntries } from './entries/tips';
import { worksheetEntries } from './entries/worksheets';

/** `day` decides whether dated offers are shown:
 * draftEntries(content) → [{ kind: 'event', path: '/event/3/', … }, …, { kind: 'page', path: '/#news', … }] */
export const draftEntries = (content: Content, day = today()): Draft[] => [
  ...eventEntries(content),
  ...tipEntries(content),
  ...newsEntries(content),
  ...debateEntries(content),
  ...questionEntries(content),
  ...lastPageEntries(content),
  ...issueEntries(content, day),
  ...puzzleEntries(content, day),
  ...planEntries(content, day),
  ...adultEntries(content),
  ...worksheetEntries(content),
  ...pageEntries(content),
];
