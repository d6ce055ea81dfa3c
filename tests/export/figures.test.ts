import { readFileSync } from 'node:fs';
import type { Plan } from 'content/kinds';
import { hasExpired } from 'content/offer';
import { issueCount } from 'content/plan-issues';
import { parsePrice } from 'content/values/prices';
import { type Day, today } from 'german/dates/day';
import { formatDay, withWeekday } from 'german/dates/german';
import { type HTMLElement, parse } from 'node-html-parser';
import { orderedPlan } from 'subscription/order/ordered-plan';
import { readTypedDay } from 'subscription/order/typed-day';
import { planOf, plansInOrder } from 'subscription/plans/in-order';
import { type Quote, quote } from 'subscription/plans/quote';
import { quoteLines } from 'subscription/plans/quote-lines';
import { built } from '../built-content';
import { graphsOf, pages, readable } from './pages';

const planIds = plansInOrder(built.plans).map(({ id }) => id);
const plan = (id: string) => planOf(built.plans, id);

const PRICE = /\d{1,3}(?:\.\d{3})*(?:,\d{2})?\s€/g;

/** Every amount in a text, in cents, without repeats: '10 € statt 17,80 €' → [1000, 1780] */
const amountsIn = (text: string) => sorted([...readable(text).matchAll(PRICE)].map(([price]) => parsePrice(price)));
const sorted = (cents: (number | undefined)[]) =>
  [...new Set(cents.flatMap((amount) => amount ?? []))].sort((one, other) => one - other);

const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`out${path} is missing`);
  return page;
};
const part = (root: HTMLElement, selector: string) => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found;
};

/** Price per issue, as the class plan compares it with the year plan. */
const perIssue = (of: Plan) => {
  const { firstTermCents, priceCents } = quote(of, '2026-11-28', true);
  return Math.round((firstTermCents ?? priceCents) / issueCount(of.terms));
};
const compared = (of: Plan) => (of.id === 'class' ? [perIssue(of), perIssue(plan('year'))] : []);

/** The plan’s number of issues or copies, as its descriptions word it. */
const counted = ({ asks, terms }: Plan) =>
  ({
    trial: () => `${'freeIssues' in terms && terms.freeIssues} Wochen`,
    once: () => `${issueCount(terms)} Ausgaben`,
    monthly: () => `${issueCount(terms)} Ausgaben`,
    schoolYear: () => `${asks.copies?.minimum} Exemplare`,
  })[terms.kind]();

/** Amounts due, as in the review. */
const due = ({ kind, priceCents, startCents, monthlyCents, firstTermCents, surchargeCents }: Quote) =>
  sorted(
    {
      trial: [startCents, monthlyCents, surchargeCents || undefined],
      once: [firstTermCents],
      monthly: [monthlyCents, startCents, firstTermCents, surchargeCents || undefined],
      schoolYear: [priceCents, firstTermCents],
    }[kind],
  );

describe.each(planIds)('the figures of %s are the same (R-PLAN-8)', (id) => {
  const of = plan(id);
  const { root } = pageAt(`/subscription/${id}/`);
  const form = part(root, '#bestellen form');
  const review = readable(part(form, '.review').textContent);
  const start = readTypedDay(part(form, 'input[name=startDate]').getAttribute('value') ?? '') as Day;
  const inside = quote(of, start, true, 10);
  const outside = quote(of, start, false, 10);
  // The reason of a struck price names the monthly price.
  const struck = amountsIn(of.price.original?.reason ?? '');
  const announced = [inside.priceCents, inside.originalCents, ...struck];
  const card = pageAt('/')
    .root.querySelectorAll('.coupon')
    .find((coupon) => coupon.querySelector(`a[href$="/subscription/${id}/"]`));

  test('on its card on the landing page, which says what follows and how it ends (R-LAW-2)', () => {
    const text = readable(card?.textContent ?? '');
    expect(amountsIn(text)).toEqual(sorted([...announced, inside.monthlyCents]));
    for (const said of [of.followUp, ...of.ending]) expect(text).toContain(readable(said));
    expect(text).toContain(counted(of).replace('Exemplare', 'Exemplaren'));
  });

  test('on its order page', () => {
    const text = readable(part(root, '.facts').textContent);
    const surcharge = outside.surchargeCents || undefined;
    expect(amountsIn(text)).toEqual(sorted([...announced, ...compared(of), inside.monthlyCents, surcharge]));
    expect(text).toContain(counted(of).replace('Exemplare', 'Exemplaren'));
    if (id === 'class' && inside.originalCents) {
      const saved = Math.floor((1 - inside.priceCents / inside.originalCents) * 100);
      expect(text).toContain(`Über ${saved} Prozent`);
      expect(text).toContain(`Rund ${issueCount(of.terms)} Ausgaben im Schuljahr`);
    }
  });

  test('in its form', () => {
    const choices = form.querySelectorAll('.choice, .check, .text-input').map((field) => field.textContent);
    expect(amountsIn(choices.join(' '))).toEqual(sorted([outside.surchargeCents || undefined]));
    expect(readable(choices.join(' '))).toContain(`Ab ${readable(withWeekday(start))}`);
    const copies = form.querySelector('input[name=copies]')?.getAttribute('value');
    expect(copies).toBe(of.asks.copies && String(of.asks.copies.minimum));
  });

  test('in its review', () => {
    expect(amountsIn(review)).toEqual(due(inside));
    for (const { text } of quoteLines(orderedPlan(of, built.site), inside)) expect(review).toContain(readable(text));
    for (const day of [inside.firstIssue, inside.lastIssue])
      if (day) expect(review).toContain(readable(withWeekday(day)));
    if (inside.kind === 'trial') expect(review).toContain(`ab ${readable(formatDay(inside.monthlyFrom as Day))}`);
    expect(review).toContain(counted(of));
  });

  test('in its structured data', () => {
    const product = graphsOf({ path: '', file: '', root })
      .flatMap((graph) => graph['@graph'])
      .find((node) => node['@type'] === 'Product');
    if (inside.priceCents === 0) return expect(product).toBeUndefined();
    const offer = product?.offers as {
      price: string;
      priceSpecification: { price: string };
      eligibleQuantity?: object;
    };
    expect(product?.additionalProperty).toMatchObject({ name: 'Ausgaben', value: expect.anything() });
    expect(JSON.stringify(product?.additionalProperty)).toContain(String(issueCount(of.terms)));
    expect(Number(offer.price) * 100).toBeCloseTo(inside.priceCents, 5);
    expect(offer.priceSpecification.price).toBe(offer.price);
    if (of.asks.copies) expect(offer.eligibleQuantity).toMatchObject({ minValue: of.asks.copies.minimum });
  });
});

const figuresOf = (of: Plan) => {
  const day = '2026-11-28';
  const { priceCents, originalCents, monthlyCents } = quote(of, day, true);
  return [priceCents, originalCents, monthlyCents, quote(of, day, false).surchargeCents];
};
const known = sorted(planIds.map(plan).flatMap((of) => [...figuresOf(of), ...compared(of)]));

test.each(['/agb/', '/kuendigen/', '/widerruf/', '/vorteile/lesekompetenz/'])('%s gives no other price', (path) => {
  expect(known).toEqual(expect.arrayContaining(amountsIn(part(pageAt(path).root, 'main').textContent)));
});

test('neither does the landing page beside its cards, nor llms.txt (R-PLAN-11)', () => {
  const beside = part(pageAt('/').root, '#subscribe').clone() as HTMLElement;
  for (const coupon of beside.querySelectorAll('.coupon')) coupon.remove();
  const overview = part(beside, '.overview');
  expect(known).toEqual(expect.arrayContaining(amountsIn(overview.textContent)));
  overview.remove();
  expect(amountsIn(beside.textContent)).toEqual([quote(plan('year'), '2026-11-28', false).surchargeCents]);
  expect(known).toEqual(expect.arrayContaining(amountsIn(readFileSync('out/llms.txt', 'utf8'))));
});

/** Visible text, head and structured data of a page, without parts for other days. */
function readOn(root: HTMLElement, isLeft: (card: HTMLElement) => boolean) {
  const shown = parse(root.toString(), { blockTextElements: { script: true, style: false } });
  for (const hidden of shown.querySelectorAll('[data-from][hidden], [data-until][hidden]')) hidden.remove();
  for (const card of shown.querySelectorAll('.coupon'))
    if (!isLeft(card)) for (const name of card.querySelectorAll('h3')) name.remove();
  const heads = shown.querySelectorAll('meta').map((meta) => meta.getAttribute('content'));
  for (const script of shown.querySelectorAll('script:not([type="application/ld+json"])')) script.remove();
  return readable([shown.textContent, ...heads].join(' | '));
}
const READ_ELSEWHERE = ['llms.txt', 'suche/index.json', 'atom.xml'];
const { title: yearly, offer } = plan('year');
const isOver = !offer || hasExpired(offer.validUntil, today());

test('no page, feed or index promises an expired offer (R-PLAN-9)', () => {
  const promises = (text: string) =>
    readable(text)
      .split(yearly)
      .slice(1)
      .filter((rest) => isOver && offer && !rest.startsWith(` (${offer.mark})`));
  // The card itself says so.
  const isLeft = (card: HTMLElement) => !card.textContent.includes(offer?.expired ?? '?');
  for (const { path, root } of pages) expect([path, promises(readOn(root, isLeft))]).toEqual([path, []]);
  for (const file of READ_ELSEWHERE) expect([file, promises(readFileSync(`out/${file}`, 'utf8'))]).toEqual([file, []]);
});

test('no page, feed or index calls a running offer expired (R-PLAN-9)', () => {
  const ends = !isOver && offer ? [offer.mark, offer.expired] : [];
  const denied = (text: string) => ends.filter((end) => readable(text).includes(end));
  for (const { path, root } of pages) expect([path, denied(readOn(root, () => true))]).toEqual([path, []]);
  for (const file of READ_ELSEWHERE) expect([file, denied(readFileSync(`out/${file}`, 'utf8'))]).toEqual([file, []]);
});
