import { test } from '@playwright/test';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { weeksBetween } from 'puzzles/week';
import { PAGE_TYPES } from '@/lib/tasks/page-types';
import { built } from '../built-content';
import { exported } from '../exported';
import { patience } from '../slowness';
import { inTurn, THOROUGH } from '../thorough';
import { ARTICLE } from './built';

const OLD = built.redirects.map(({ from }) => from);

/** Paths of all exported pages except redirects: '/', '/books/', '/books/1/' … */
const BUILT = exported
  .filter((name) => name.endsWith('index.html'))
  .map((name) => `/${name.replace(/index\.html$/, '')}`)
  .filter((path) => !OLD.includes(path))
  .sort();

const WEEK_OF_PUZZLES = /^\/raetsel\/(\d{4}-\d{2})\//;
const SHOWN_WEEKS = weeksBetween(today(), addDays(today(), 7)).map(({ name }) => name);

/** Of a year's puzzles, which are all built alike, only this week's and next week's. */
export const ROUTES = BUILT.filter((path) => {
  const week = WEEK_OF_PUZZLES.exec(path)?.[1];
  return week === undefined || SHOWN_WEEKS.includes(week);
});

export const UNKNOWN = '/gibt/es/nicht/';

/** One page of each type, including the 404 page. */
export const KINDS = [...Object.values(PAGE_TYPES), UNKNOWN];

/** For a test that visits many pages, which then has ten seconds for each: `for (const path of walk(KINDS))` */
export function walk(paths: readonly string[]): readonly string[] {
  test.setTimeout(patience(10 * paths.length));
  return paths;
}

/** The fullest pages: slow checks run on these in every run, on the others nightly. */
export const BUSIEST = ['/', ARTICLE, '/books/', '/subscription/trial/'];

/** Pages to check one by one: one of each type, with THOROUGH=1 a third of all routes, tomorrow the next. */
export const LOOKED_AT = THOROUGH ? inTurn([...ROUTES, UNKNOWN]) : KINDS;
