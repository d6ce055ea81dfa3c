import { PLACEHOLDER } from 'content/schema/site';
import { pricesIn } from 'content/values/prices';
import { today } from 'german/dates/day';
import { renderToString } from 'react-dom/server';
import { deliveryRange } from 'subscription/order/delivery-day';
import { orderFrom } from 'subscription/order/order';
import { orderSchema } from 'subscription/order/schema';
import { typedDay } from 'subscription/order/typed-day';
import { quote } from 'subscription/plans/quote';
import { quoteLines } from 'subscription/plans/quote-lines';
import { NoScript } from '@/components/order/no-script';
import { KNOWN, UNKNOWN } from '@/components/order/no-script.examples';
import { PlanCards } from '@/components/plans/plan-cards';
import { SubscriptionPage } from '@/components/plans/subscription-page';
import { content } from '@/lib/content';
import { savedReceipt } from '@/packages/subscription/tests/order/receipts';
import { filled } from '@/packages/subscription/tests/order/sample';
import { ordered, plan, planIds } from '@/packages/subscription/tests/plans/plans';

const { site, order, plans, subscription } = content;
const words = (html: string) =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const tight = (text: string) => text.replace(/\s+/g, ' ');

test.each(planIds.flatMap((id) => (['inside', 'outside'] as const).map((area) => [id, area] as const)))(
  'the receipt of %s, delivered %s the area, has the figures of its quote and no others (R-PLAN-8)',
  (id, area) => {
    const { first: start } = deliveryRange(today(), ordered(id).delivery);
    const lines = quoteLines(ordered(id), quote(plan(id), start, area === 'inside', 10)).map(({ label, text }) =>
      tight(`${label}: ${text}`),
    );
    const values = { ...filled, area, startDate: typedDay(start) };
    const checked = orderSchema({ ...values, ...ordered(id), today: today() }).parse(values);
    const receipt = tight(savedReceipt(ordered(id), orderFrom(ordered(id), checked)));
    for (const line of lines) expect(receipt).toContain(line);
    const amounts = (text: string) => new Set(pricesIn(text).map(({ cents }) => cents));
    expect(amounts(receipt)).toEqual(amounts(lines.join('\n')));
  },
);

test('the popular plan has a badge, and the built page marks the expired offer (R-PLAN-1)', () => {
  const cards = words(renderToString(<PlanCards plans={plans} />));
  expect(cards.match(/Beliebt/g)).toHaveLength(1);
  expect(cards).toContain('Die Zoo-Aktion ist am 20. Juni 2026 abgelaufen');
  expect(cards.match(/Jetzt bestellen/g)).toHaveLength(planIds.length);
});

const furtherPlans = (email: string) => {
  const known = { ...site, publisher: { ...site.publisher, email } };
  return renderToString(<SubscriptionPage subscription={subscription} site={known} plans={plans} product="DUDA" />);
};

test('further products offer an e-mail and link to the weekly plans (R-PLAN-10)', () => {
  const html = furtherPlans('abo@example.org');
  expect(words(html)).toContain('Jetzt DUDA Abo bestellen');
  expect(html.match(/href="mailto:abo@example\.org\?/g)).toHaveLength(3);
  for (const text of [subscription.noAddress, subscription.soon]) expect(words(html)).not.toContain(text);
  expect(words(html).match(/Empfohlen/g)).toHaveLength(1);
  for (const id of planIds) expect(html).toContain(`href="/subscription/${id}/"`);
});

test('without a publisher’s address there is no mailto link, and a sentence above the button says why (R-PLAN-10)', () => {
  const html = furtherPlans(PLACEHOLDER);
  expect(html.indexOf(subscription.soonInstead)).toBeGreaterThan(-1);
  expect(html.indexOf(subscription.soonInstead)).toBeLessThan(html.indexOf('href="#subscribe"'));
  expect(html).not.toContain('mailto:');
  for (const { cta } of subscription.plans) expect(words(html)).toContain(`${cta} ${subscription.noAddress}`);
});

test.each([
  ['knows the publisher', KNOWN, ['Verlag Beispiel', 'Weg 1', '50667 Köln', 'Telefon: 0221 1234'], 'E-Mail'],
  ['does not know the publisher', UNKNOWN, [order.noScript.unknown], PLACEHOLDER],
])('without scripts a visitor who %s gets a contact or an explanation', (_who, known, said, unsaid) => {
  const html = words(renderToString(<NoScript {...order.noScript} publisher={known} />));
  for (const text of said) expect(html).toContain(text);
  expect(html.split(order.noScript.text)[1]).not.toContain(unsaid);
});
