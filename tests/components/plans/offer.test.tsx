import { render, screen, within } from '@testing-library/react';
import { planAsOf } from 'content/offer';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { unhyphenated } from 'german/hyphens';
import { OrderForm } from '@/components/order/order-form.island';
import { PlanFacts } from '@/components/order/plan-facts';
import { PlanOffer } from '@/components/plans/plan-offer';
import { WeeklyPlans } from '@/components/plans/weekly-plans';
import { content } from '@/lib/content';
import { showByDate } from '@/lib/plain/days';
import { plan } from '@/packages/subscription/tests/plans/plans';
import { fillIn, orderFormProps, user } from '../order/props';

const { site, order } = content;
const year = plan('year');
if (!year.offer) throw new Error('Das Jahresabo hat kein Angebot mehr');
const { offer } = year;
/** Normalizes spaces like the queries. */
const expired = offer.expired.replaceAll('\u00a0', ' ');
const until = (days: number) => ({ ...year, offer: { ...offer, validUntil: addDays(today(), days) } });
const over = planAsOf(year, addDays(offer.validUntil, 1));

/** Shows the same page on another day, without a new build. */
function openOn(day: Day) {
  jest.useFakeTimers({ now: new Date(`${day}T10:00:00+01:00`), doNotFake: ['setTimeout', 'setInterval'] });
  showByDate();
  jest.useRealTimers();
}

test('an offer that ran at build time is shown as expired by the visitor’s clock (R-PLAN-9)', () => {
  render(<PlanOffer offer={until(0).offer} />);
  expect(screen.getByText(expired)).not.toBeVisible();
  openOn(addDays(today(), 1));
  expect(screen.getByText(expired)).toBeVisible();
  expect(screen.getByText(new RegExp(`^${offer.title} \\(bis`))).not.toBeVisible();
  openOn(today());
  expect(screen.getByText(expired)).not.toBeVisible();
});

test('a running offer is part of the plan’s facts; from the day after, the plan has another name and the offer comes last', () => {
  render(<PlanFacts plan={until(0)} copy={order} site={site} />);
  const found = chapters();
  expect(found).toContain(year.headline);
  expect(found.indexOf(offer.title)).toBeGreaterThan(found.indexOf(order.page.facts));
  expect(found.indexOf(offer.title)).toBeLessThan(found.indexOf(order.page.moreOnPrice));
  openOn(addDays(today(), 1));
  expect(chapters()[0]).toBe(over.headline);
  expect(chapters().at(-1)).toBe(offer.past.title);
  expect(screen.getByText(offer.title)).not.toBeVisible();
});

test('the link to the plan says in its name that the offer is over', () => {
  render(<WeeklyPlans plans={[...content.plans.filter(({ id }) => id !== 'year'), until(-1)]} />);
  expect(screen.getByRole('link', { name: over.title })).toBeVisible();
});

/** Visible text; parts for other days are hidden. */
function seenIn(heading: HTMLElement): string {
  const seen = heading.cloneNode(true) as HTMLElement;
  for (const part of seen.querySelectorAll('[hidden]')) part.remove();
  return unhyphenated(seen.textContent).trim();
}
const chapters = () => screen.getAllByRole('heading').map(seenIn);

test('an expired offer comes last, in the past tense and without its conditions', () => {
  render(<PlanFacts plan={until(-1)} copy={order} site={site} />);
  expect(chapters()[0]).toBe(over.headline);
  expect(chapters().at(-1)).toBe(offer.past.title);
  expect(screen.queryByText(offer.title)).not.toBeInTheDocument();
  for (const condition of offer.conditions) expect(screen.queryByText(condition)).not.toBeInTheDocument();
  expect(screen.getByText(expired)).toBeVisible();
});

test('review and receipt name the plan as of the day of the order', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const props = orderFormProps('year');
  render(<OrderForm {...props} plan={{ ...props.plan, offer: until(-1).offer }} />);
  expect(within(screen.getByRole('region', { name: order.sections.review })).getByText(over.title)).toBeVisible();
  await fillIn();
  await user.click(screen.getByRole('button', { name: year.submit }));
  const receipt = await screen.findByRole('article', { name: new RegExp(`^${year.title} \\(${offer.mark}\\) ab `) });
  expect(within(receipt).getByText(over.title)).toBeVisible();
  log.mockRestore();
});
