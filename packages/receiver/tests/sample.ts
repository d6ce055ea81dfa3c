import { documentsVersion } from 'subscription/order/documents';
import { orderMessage } from 'subscription/order/message';
import { orderFrom } from 'subscription/order/order';
import { orderSchema } from 'subscription/order/schema';
import { buildNumber, type Sources } from 'subscription/order/sources';
import type { OrderValues } from 'subscription/order/values';
import type { Message, OrderMessage } from 'subscription/order/wire';
import { filled, TODAY } from '@/packages/subscription/tests/order/sample';
import { content } from '@/tests/fixtures/content';
import { planFrom } from '../compare';

/** A Saturday with delivery; the same day as TODAY. */
export const AT = new Date('2026-11-21T13:05:00Z');

/** The message that the form sends for these values; throws if the form rejects them. */
export function sentBy(planId: string, values: Partial<OrderValues> = {}, sources: Sources = content): OrderMessage {
  const plan = planFrom(sources, planId, TODAY);
  const typed = { ...filled, ...values };
  const checked = orderSchema({ ...plan, ...typed, today: TODAY }).parse(typed);
  return orderMessage(plan, orderFrom(plan, checked), {
    texts: documentsVersion(sources),
    build: TODAY,
    number: buildNumber(sources),
  });
}

export const CANCELLATION: Extract<Message, { type: 'cancellation' }> = {
  type: 'cancellation',
  name: 'Anna Müller',
  contract: 'Jahresabo',
  email: 'anna@example.org',
  kind: 'ordinary',
  reason: '',
  end: 'earliest',
};

export const WITHDRAWAL: Extract<Message, { type: 'withdrawal' }> = {
  type: 'withdrawal',
  name: 'Anna Müller',
  contract: 'Jahresabo, bestellt am 21. November 2026',
  email: 'anna@example.org',
};

/** A gift that is delivered to a child, whose family reads it online. */
export const FOR_FAMILY = {
  toRecipient: true,
  recipient: {
    ...{ firstName: 'Mia', lastName: 'Sonne', street: 'Am Hof', houseNumber: '3', supplement: '' },
    ...{ postalCode: '50667', city: 'Köln' },
  },
  accessTo: 'family',
} as const satisfies Partial<OrderValues>;

/** keyNumber(3) → 'schluessel-0000000003' */
export const keyNumber = (number: number) => `schluessel-${String(number).padStart(10, '0')}`;
