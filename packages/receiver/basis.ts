import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import type { Sources } from 'subscription/order/sources';
import type { Message } from 'subscription/order/wire';
import type { Builds } from './builds';

/** The content that a message is reckoned by. `notes`: what the office has to know about it. */
export type Basis = { sources: Sources; notes: string[]; isKnown: boolean };

/** In milliseconds: 30 days, for a tab left open or a page taken along. Its prices hold no longer. */
const OPEN = 30 * 24 * 60 * 60 * 1000;

const UNKNOWN =
  'Die Seite gehört zu einem Bau der Website, den der Empfang nicht kennt. Gerechnet ist nach dem neuesten.';

/** An order is compared with the build that its page belongs to; pages before builds had numbers, with the newest:
 * await basisOf(builds, message, now) → { sources: { plans, … }, notes: [], isKnown: true } */
export async function basisOf(builds: Builds, message: Message, at: Date): Promise<Basis> {
  const number = message.type === 'order' ? message.seen.number : undefined;
  const build = number === undefined ? undefined : await builds.find(number);
  const isKnown = number === undefined || build !== undefined;
  const basis = { sources: builds.of(message), isKnown };
  if (!isKnown) return { ...basis, notes: [UNKNOWN] };
  const replaced = build?.replacedAt && new Date(build.replacedAt);
  if (!replaced || at.getTime() - replaced.getTime() <= OPEN) return { ...basis, notes: [] };
  return { ...basis, notes: [`Die Seite ist alt: Ihr Stand galt bis zum ${formatDay(today(replaced))}.`] };
}
