import { today } from 'german/dates/day';
import { cancellation, withdrawal } from 'subscription/order/declaration';
import { receiptOf } from 'subscription/order/receipt';
import type { Message } from 'subscription/order/wire';
import type { Line } from 'subscription/plans/quote-lines';
import type { Builds } from '../builds';
import { orderOf, planFrom } from '../compare';
import type { VersionRow } from '../store/lookup';

export type Group = { heading: string; lines: Line[] };

const without = (lines: readonly Line[], seen: readonly Line[]) =>
  lines.filter(({ label }) => !seen.some((other) => other.label === label));

/** As on the receipt, with the prices the customer saw. */
function receiptGroups(builds: Builds, message: Message, at: Date): Group[] {
  if (message.type !== 'order') {
    const { lines } = message.type === 'cancellation' ? cancellation(message) : withdrawal(message);
    return [{ heading: 'Erklärung', lines }];
  }
  const plan = planFrom(builds.of(message), message.planId, today(at));
  const sent = { ok: true, transmitted: true } as const;
  const [ordered, personal] = receiptOf(plan, { order: orderOf(message), sent, at }).groups;
  const { lines: seen } = message.seen;
  return [
    { heading: 'Bestellt', lines: seen },
    {
      heading: message.gift ? 'Zahlung und Lieferung, im Wortlaut der Bestätigung' : 'Zahlung',
      lines: without(ordered?.lines ?? [], seen),
    },
    { heading: 'Wer bestellt', lines: personal?.lines ?? [] },
  ];
}

/** linesIn({ payer: { city: 'Köln' } }) → [{ label: 'payer.city', text: 'Köln' }] */
const linesIn = (stored: unknown, label: string): Line[] =>
  typeof stored === 'object' && stored !== null
    ? Object.entries(stored).flatMap(([name, value]) => linesIn(value, label ? `${label}.${name}` : name))
    : [{ label: label || 'Nachricht', text: String(stored) }];

function storedLines(body: string): Line[] {
  try {
    return linesIn(JSON.parse(body), '');
  } catch {
    return [{ label: 'Nachricht', text: body }];
  }
}

/** Every stored case can be shown, whatever is in it; one that cannot be reckoned as it is stored, field by field:
 * groupsOf(builds, version) → { groups: [{ heading: 'Bestellt', lines: [ … ] }, …], isReckoned: true } */
export function groupsOf(builds: Builds, { body, received_at }: VersionRow): { groups: Group[]; isReckoned: boolean } {
  try {
    const groups = receiptGroups(builds, JSON.parse(body), new Date(received_at));
    return { groups: groups.filter(({ lines }) => lines.length > 0), isReckoned: true };
  } catch {
    return { groups: [{ heading: 'Gespeichert', lines: storedLines(body) }], isReckoned: false };
  }
}
