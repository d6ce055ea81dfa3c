import type { Office } from 'content/kinds';
import { addMonths } from 'german/dates/arithmetic';
import { type Day, today, yearOf } from 'german/dates/day';
import type { Sources } from 'subscription/order/sources';
import { clockFault } from './clock';
import { logFault } from './log-fault';
import type { Connection, Database } from './store/database';
import { eraseCases } from './store/erase';
import { say } from './store/service';

/** `requests`: ids of the plans that are only asked for. */
type Rules = Office['retention'] & { requests: readonly string[] };
export type Due = { key: string; reference: string; kind: string; received_on: string };

/** In milliseconds. */
const HOUR = 60 * 60 * 1000;
const BATCH = 200;

/** retentionRules(sources) → { orderYears: 10, …, requests: ['class'] } */
export const retentionRules = ({ office, plans }: Pick<Sources, 'office' | 'plans'>): Rules => ({
  ...office.retention,
  requests: plans.filter((plan) => plan.is === 'request').map(({ id }) => id),
});

/** Retention years count from the end of the year of receipt: limitOf(6, '2026-11-25') → '2020-01-01' */
const limitOf = (years: number, day: Day) => `${yearOf(day) - years}-01-01`;

/** Cases past their retention period: dueForErasure(connection, rules, now, 200) → [{ reference: 'D-20-0017-K', … }] */
export function dueForErasure({ query }: Connection, rules: Rules, at: Date, count: number): Promise<Due[]> {
  const day = today(at);
  // The empty name is no plan's: without it there might be no list.
  const requests = ['', ...rules.requests];
  const listed = requests.map(() => '?').join();
  return query<Due>(
    `SELECT key, reference, kind, received_on FROM cases
     WHERE (kind = 'order' AND plan NOT IN (${listed}) AND received_on < ?)
        OR (kind <> 'order' AND received_on < ?)
        OR (kind = 'order' AND plan IN (${listed}) AND received_on < ?)
     ORDER BY received_on LIMIT ?`,
    [
      ...[...requests, limitOf(rules.orderYears, day)],
      limitOf(rules.declarationYears, day),
      ...[...requests, addMonths(day, -rules.requestMonths)],
      count,
    ],
  );
}

/** Throws a ClockJumped if the clock cannot be trusted: eraseDue(database, rules, now) → the number of cases erased */
export async function eraseDue(database: Database, rules: Rules, at: Date): Promise<number> {
  const jumped = await clockFault(database, at);
  if (jumped) throw jumped;
  let erased = 0;
  for (;;) {
    const due = await eraseCases(database, (connection) => dueForErasure(connection, rules, at, BATCH));
    erased += due.length;
    if (due.length < BATCH) break;
  }
  if (erased > 0) {
    console.info(`retention: ${erased} cases erased`);
    await say(database, 'erased', at, `${erased}`);
  }
  return erased;
}

/** Erases at start and once a day: runRetention(database, () => rules, now) → { stop } */
export function runRetention(database: Database, rules: () => Rules, now: () => Date) {
  let last = '';
  const look = () => {
    const day = today(now());
    if (day === last) return;
    last = day;
    eraseDue(database, rules(), now()).catch((error) => {
      // Tried again each hour.
      last = '';
      logFault('retention', error);
    });
  };
  look();
  const timer = setInterval(look, HOUR);
  return { stop: () => clearInterval(timer) };
}
