import { markdownToText, termsText } from 'subscription/order/contract';
import { orderFrom } from 'subscription/order/order';
import { orderSchema } from 'subscription/order/schema';
import { content } from '@/tests/fixtures/content';
import { ordered } from '../plans/plans';
import { savedReceipt } from './receipts';
import { filled, TODAY } from './sample';

const { site, pages } = content;
const tight = (text: string) => text.replace(/\s+/g, ' ');
const plan = ordered('year');
const order = orderFrom(plan, orderSchema({ ...filled, ...plan, today: TODAY }).parse(filled));

test('a saved receipt has the publisher, the right of withdrawal, the model form and all terms (R-LAW-9)', () => {
  const saved = tight(savedReceipt(plan, order, termsText(pages.agb)));
  for (const line of [site.publisher.name, site.publisher.street, `E-Mail: ${site.publisher.email}`])
    expect(saved).toContain(tight(line));
  expect(saved).toContain(tight(site.order.withdrawal));
  const legal = pages.widerruf.sections.filter(({ onReceipt }) => onReceipt);
  expect(legal.map(({ heading }) => heading)).toEqual(['Widerrufsbelehrung', 'Muster-Widerrufsformular']);
  for (const { heading, body } of [...legal, ...pages.agb.sections]) {
    expect(saved).toContain(tight(heading));
    expect(saved).toContain(tight(markdownToText(body)));
  }
});

test('if the terms cannot be fetched, a saved receipt has their URL', () => {
  expect(savedReceipt(plan, order)).toMatch(/Es gelten die AGB:\r\nhttps?:\/\/\S+\/agb\/\r\n$/);
});

test.each([
  ['**Frist**\n\nSie haben\nZeit.', 'Frist\n\nSie haben Zeit.'],
  ['- eins und\n  noch eins\n- zwei (\\*)', '- eins und noch eins\n- zwei (*)'],
])('converts %j to plain text', (markdown, plain) => expect(markdownToText(markdown)).toBe(plain));

test('a link in plain text has its URL', () => {
  expect(markdownToText('Siehe [AGB](/agb/).')).toMatch(/^Siehe AGB \(https?:\/\/\S+\/agb\/\)\.$/);
});
