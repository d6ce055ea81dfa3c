import { now } from 'german/dates/day';
import { clockFault, trustClock } from '../clock';
import { dueForErasure, eraseDue, retentionRules } from '../retention';
import type { StoreCommand } from './command';

const MOST_LISTED = 1000;

/** Lists what is due; erases it with 'erase'; 'clock' says that the clock is right: retention({ database, args: ['erase'], … }) →
 * '3 Vorgänge sind gelöscht.' */
export const retention: StoreCommand = async ({ database, builds, args: [really] }) => {
  const rules = retentionRules((await builds()).latest);
  if (really === 'erase') return `${await eraseDue(database, rules, now())} Vorgänge sind gelöscht.`;
  if (really === 'clock') {
    await trustClock(database, now());
    return 'Die Uhr geht richtig. Gelöscht wird wieder, was älter ist, als es aufgehoben wird.';
  }
  const [jumped, due] = [await clockFault(database, now()), await dueForErasure(database, rules, now(), MOST_LISTED)];
  return [
    ...(jumped ? [jumped.message] : []),
    `${due.length} Vorgänge sind älter, als sie aufgehoben werden; gelöscht werden sie jeden Tag von selbst, sofort mit: npm run orders -- retention erase`,
    ...due.map(({ reference, kind, received_on }) => `  ${reference}  ${kind}  ${received_on}`),
  ].join('\n');
};
