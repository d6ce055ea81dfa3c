import { isDeepStrictEqual } from 'node:util';
import { planAsOf } from 'content/offer';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { documentsVersion } from 'subscription/order/documents';
import { figuresOfOrder } from 'subscription/order/figures';
import { type Order, orderFrom } from 'subscription/order/order';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { countryOf } from 'subscription/order/postcode';
import { orderSchema } from 'subscription/order/schema';
import type { Sources } from 'subscription/order/sources';
import { typedDay } from 'subscription/order/typed-day';
import { emptyOrder, type OrderedPlan, type OrderValues } from 'subscription/order/values';
import type { OrderMessage } from 'subscription/order/wire';
import { planOf } from 'subscription/plans/in-order';
import { type Line, quoteLines } from 'subscription/plans/quote-lines';

export type { Sources };

/** The order without the fields added for sending: orderOf(message) → { planId: 'year', … } */
export const orderOf = ({ type: _type, seen: _seen, trap: _trap, isTest: _isTest, ...order }: OrderMessage): Order =>
  order;

/** The plan in the receiver's own content on that day: planFrom(sources, 'year', '2026-11-22') → { id: 'year', title: 'Jahresabo', … } */
export const planFrom = ({ plans, site }: Sources, id: Order['planId'], day: Day): OrderedPlan =>
  planAsOf(orderedPlan(planOf(plans, id), site), day);

/** Form values that produce this order: valuesOf(plan, order, '2026-11-22').startDate → '28.11.2026' */
function valuesOf(plan: OrderedPlan, order: Order, day: Day): OrderValues {
  const { payer, gift, iban = '', copies, country, area, school = '' } = order;
  const empty = emptyOrder(plan, day);
  return {
    ...empty,
    ...payer,
    phone: payer.phone ?? '',
    salutation: order.salutation,
    school,
    startDate: typedDay(order.startDate),
    country: country ?? empty.country,
    area: area ?? empty.area,
    copies: copies === undefined ? empty.copies : String(copies),
    paymentMethod: order.paymentMethod,
    iban,
    toRecipient: gift?.recipient !== undefined,
    recipient: { ...empty.recipient, ...gift?.recipient },
    accessTo: gift?.accessEmail === undefined ? 'payer' : 'family',
    accessEmail: gift?.accessEmail ?? '',
    cardText: gift?.cardText ?? '',
    marketingConsent: order.marketingConsent,
    termsAccepted: order.termsAccepted,
  };
}

type Today = { day: Day; documents: string; schemas: Map<string, ReturnType<typeof orderSchema>> };

const known = new WeakMap<Sources, Today>();

/** Shared by all orders of a day, so built once. */
function todayOf(sources: Sources, day: Day): Today {
  const entry = known.get(sources);
  if (entry?.day === day) return entry;
  const anew = { day, documents: documentsVersion(sources), schemas: new Map() };
  known.set(sources, anew);
  return anew;
}

function schemaOf({ day, schemas }: Today, plan: OrderedPlan, values: OrderValues) {
  const { toRecipient, accessTo, paymentMethod } = values;
  const { code } = countryOf(values.country, plan.delivery);
  const name = [plan.id, code, toRecipient, accessTo, paymentMethod].join();
  const schema = schemas.get(name) ?? orderSchema({ ...values, ...plan, today: day });
  schemas.set(name, schema);
  return schema;
}

/** Errors that today's form would report. */
function formFaults(today: Today, plan: OrderedPlan, order: Order): string[] {
  const values = valuesOf(plan, order, today.day);
  const checked = schemaOf(today, plan, values).safeParse(values);
  if (!checked.success) return checked.error.issues.map(({ message }) => `Das Formular sagt: ${message}`);
  return isDeepStrictEqual(orderFrom(plan, checked.data), order)
    ? []
    : ['Die Angaben passen nicht zu den Feldern dieses Abos.'];
}

function ownLines(plan: OrderedPlan, message: OrderMessage): Line[] {
  const figures = figuresOfOrder(plan, orderOf(message));
  return quoteLines(figures.plan, figures.quote);
}

/** The receiver's own lines that the customer saw word for word; only these are mailed, as a stranger may send any others:
 * summaryOf(sources, message, '2026-11-22') → [{ label: 'Abo', text: 'Jahresabo' }, …] */
export function summaryOf(sources: Sources, message: OrderMessage, day: Day): Line[] {
  const isSeen = ({ label, text }: Line) =>
    message.seen.lines.some((seen) => seen.label === label && seen.text === text);
  return ownLines(planFrom(sources, message.planId, day), message).filter(isSeen);
}

function differentLines(plan: OrderedPlan, message: OrderMessage): string[] {
  const own = new Map(ownLines(plan, message).map(({ label, text }) => [label, text]));
  const seen = new Map(message.seen.lines.map(({ label, text }) => [label, text]));
  return [...new Set([...own.keys(), ...seen.keys()])]
    .filter((label) => own.get(label) !== seen.get(label))
    .map((label) => `${label}: gesehen „${seen.get(label) ?? 'nichts'}“, gerechnet „${own.get(label) ?? 'nichts'}“`);
}

/** For the office; differences never cause a refusal (decision 0009):
 * differencesOf(sources, message, day) → ['Preis: gesehen „7,90 €“, gerechnet „8,90 €“'] */
export function differencesOf(sources: Sources, message: OrderMessage, day: Day): string[] {
  const plan = planFrom(sources, message.planId, day);
  const { texts, build } = message.seen;
  const today = todayOf(sources, day);
  const isOld = texts !== today.documents;
  return [
    ...formFaults(today, plan, orderOf(message)),
    ...differentLines(plan, message),
    ...(isOld ? [`AGB oder Widerrufsbelehrung: gesehen ein anderer Stand, vom ${formatDay(build)}`] : []),
  ];
}
