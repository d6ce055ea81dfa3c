import { now } from '@/lib/dates/day';
import { dueForErasure, eraseDue, retentionRules } from '@/lib/receiver/retention';
import type { StoreCommand } from './command';

const MOST_LISTED = 1000;

/** Lists what is due; erases it with 'erase': retention({ database, args: ['erase'], … }) → '3 Vorgänge sind gelöscht.' */
export const retention: StoreCommand = async ({ database, sources, args: [really] }) => {
  const rules = retentionRules(sources);
  if (really === 'erase') return `${await eraseDue(database, rules, now())} Vorgänge sind gelöscht.`;
  const due = await dueForErasure(database, rules, now(), MOST_LISTED);
  return [
    `${due.length} Vorgänge sind älter, als sie aufgehoben werden; gelöscht werden sie mit: npm run orders -- retention erase`,
    ...due.map(({ reference, kind, received_on }) => `  ${reference}  ${kind}  ${received_on}`),
  ].join('\n');
};
