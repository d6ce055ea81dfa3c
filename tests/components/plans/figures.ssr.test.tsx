import { renderToString } from 'react-dom/server';
import { OrderPage } from '@/components/order/order-page';
import { PlanCards } from '@/components/plans/plan-cards';
import { SubscriptionPage } from '@/components/plans/subscription-page';
import { PLAN_IDS } from '@/lib/content/kinds';
import { nextSaturday, today } from '@/lib/dates/day';
import { formatPrice } from '@/lib/money';
import { typedDay } from '@/lib/order/delivery-day';
import { orderFrom } from '@/lib/order/order';
import { receiptOf, receiptText } from '@/lib/order/receipt';
import { orderSchema } from '@/lib/order/schema';
import { quote } from '@/lib/plans/quote';
import { quoteLines } from '@/lib/plans/quote-lines';
import { filled } from '../../lib/order/sample';
import { plan, realContent } from '../../lib/plans/plans';

const { site, order, plans, subscription } = realContent;
const start = nextSaturday(today());
const words = (html: string) =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const tight = (text: string) => text.replace(/\s+/g, ' ');

describe.each(PLAN_IDS)('the figures of %s are the same everywhere', (id) => {
  const figures = quote(plan(id), start, true, 10);
  const announced = [figures.priceCents, figures.originalCents].flatMap((cents) =>
    cents === undefined ? [] : tight(formatPrice(cents)),
  );

  test('on the card', () => {
    const card = words(renderToString(<PlanCards plans={[...plans.filter((other) => other.id !== id), plan(id)]} />));
    for (const price of announced) expect(card).toContain(price);
    expect(card).toContain(tight(plan(id).followUp));
    for (const ending of plan(id).ending) expect(card).toContain(tight(ending));
  });

  test('on the order page and in its review', () => {
    const page = words(renderToString(<OrderPage plan={plan(id)} site={site} order={order} />));
    for (const price of announced) expect(page).toContain(price);
    for (const { text } of quoteLines(plan(id), figures)) expect(page).toContain(tight(text));
  });

  test('on the receipt', () => {
    const values = { ...filled, startDate: typedDay(start) };
    const checked = orderSchema({ ...values, terms: plan(id).terms, today: today() }).parse(values);
    const receipt = tight(receiptText(receiptOf(plan(id), orderFrom(plan(id), checked), 'Vorschau')));
    for (const { label, text } of quoteLines(plan(id), figures)) expect(receipt).toContain(tight(`${label}: ${text}`));
  });
});

test('the popular plan is stamped, the expired offer says so in the built page', () => {
  const cards = words(renderToString(<PlanCards plans={plans} />));
  expect(cards.match(/Beliebt/g)).toHaveLength(1);
  expect(cards).toContain('Die Zoo-Aktion ist am 20. Juni 2026 abgelaufen');
  expect(cards.match(/Jetzt bestellen/g)).toHaveLength(4);
});

test('the further products open a mail and lead on to the weekly plans', () => {
  const html = renderToString(<SubscriptionPage subscription={subscription} site={site} plans={plans} />);
  expect(words(html)).toContain('Jetzt DUDA Abo bestellen');
  expect(html.match(/href="mailto:/g)).toHaveLength(3);
  expect(words(html).match(/Empfohlen/g)).toHaveLength(1);
  for (const id of PLAN_IDS) expect(html).toContain(`href="/subscription/${id}/"`);
});
