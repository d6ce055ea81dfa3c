import { randomBytes } from 'node:crypto';
import { now, today } from 'german/dates/day';
import { documentsVersion } from 'subscription/order/documents';
import { orderMessage } from 'subscription/order/message';
import { orderFrom } from 'subscription/order/order';
import { orderSchema } from 'subscription/order/schema';
import { buildNumber } from 'subscription/order/sources';
import { emptyOrder } from 'subscription/order/values';
import type { OrderMessage } from 'subscription/order/wire';
import { planFrom, type Sources } from './compare';

/** In milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 500;

/** A test order: mailed to the publisher, then deleted. testOrder(sources) → { type: 'order', isTest: true, … } */
export function testOrder(sources: Sources, day = today(now())): OrderMessage {
  const plan = planFrom(sources, 'gift', day);
  const [{ postcode }] = plan.delivery.countries;
  const typed = {
    ...emptyOrder(plan, day),
    ...({
      salutation: 'Keine Angabe',
      firstName: 'Probe',
      lastName: 'Bestellung',
      email: 'probe@example.com',
    } as const),
    ...{ street: 'Probeweg', houseNumber: '1', postalCode: postcode.example, city: 'Probe' },
    ...({ paymentMethod: 'invoice', termsAccepted: true } as const),
  };
  const checked = orderSchema({ ...plan, ...typed, today: day }).parse(typed);
  const seen = { texts: documentsVersion(sources), build: day, number: buildNumber(sources) };
  return { ...orderMessage(plan, orderFrom(plan, checked), seen), isTest: true };
}

type Probe = { status?: string; fault?: string };

const heard = (fault = '') => (fault ? ` Der Mailserver sagt: ${fault}` : '');

/** Sends a test order and waits until it is mailed and deleted:
 * sendTestOrder('https://www.example.com/bestellungen', sources) → undefined, or an error message with the mail server's words */
export async function sendTestOrder(
  endpoint: string,
  sources: Sources,
  patience = PATIENCE,
): Promise<string | undefined> {
  const key = `probe-${randomBytes(16).toString('hex')}`;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(testOrder(sources)),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) return `${endpoint} nimmt eine Probebestellung nicht an (${response.status}).`;
    const end = performance.now() + patience;
    let probe: Probe = {};
    while (performance.now() < end) {
      probe = await fetch(`${endpoint}/probe/${key}`).then((answer) => answer.json());
      if (probe.status === 'gone') return undefined;
      // The next try comes after a minute at the earliest: no use in waiting for it.
      if (probe.status === 'failed' || probe.fault) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return `${endpoint} hat die Probebestellung angenommen, aber ihre Bestätigung geht nicht hinaus.${heard(probe.fault)}`;
  } catch (error) {
    if (error instanceof SyntaxError) return `${endpoint}/probe antwortet nicht wie der Empfang.`;
    return `${endpoint} ist nicht zu erreichen.`;
  }
}
