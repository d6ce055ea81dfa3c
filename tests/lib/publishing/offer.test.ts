import { planAsOf } from 'content/offer';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { content } from '@/lib/content';
import { shareCards, trailTo } from '@/lib/pages/registry';
import { draftEntries } from '@/lib/search/entries';
import { llmsText } from '@/lib/seo/llms';
import { plan } from '@/packages/subscription/tests/plans/plans';

const offer = { validUntil: '2026-06-20', mark: 'Zoo-Aktion abgelaufen' } as const;
const offered = { title: 'Jahresabo mit Zoo-Angebot', headline: 'Jahresabo mit Zoo-Angebot', offer };

test('an offer is promised on its last day; from the next day the name says that it is over', () => {
  expect(planAsOf(offered, '2026-06-20')).toBe(offered);
  expect(planAsOf(offered, '2026-06-21')).toMatchObject({
    title: 'Jahresabo mit Zoo-Angebot (Zoo-Aktion abgelaufen)',
    headline: 'Jahresabo mit Zoo-Angebot (Zoo-Aktion abgelaufen)',
  });
});

test('an expired offer has another picture (R-PLAN-9)', () => {
  const icon = { src: 'plans/elefant.webp', alt: 'Ein Elefant mit Eintrittskarte' };
  const past = { icon: { src: 'plans/zeitung.webp', alt: 'Eine Zeitung' } };
  const zoo = { ...offered, icon, offer: { ...offer, past } };
  expect(planAsOf(zoo, '2026-06-20').icon).toBe(icon);
  expect(planAsOf(zoo, '2026-06-21').icon).toBe(past.icon);
});

test('a plan without an offer keeps its name', () => {
  expect(planAsOf(plan('gift'), '2099-01-01')).toBe(plan('gift'));
});

describe('texts written at build time follow the day', () => {
  const { title, offer: { mark } = offer } = plan('year');
  /** Number of mentions of the plan without the mark of the expired offer. */
  const promises = (texts: unknown) =>
    JSON.stringify(texts)
      .split(title)
      .slice(1)
      .filter((rest) => !rest.startsWith(` (${mark})`)).length;
  /** Content whose offer ends that many days from today. */
  const until = (days: number) => ({
    ...content,
    plans: content.plans.map((one) => ({
      ...one,
      ...(one.offer && { offer: { ...one.offer, validUntil: addDays(today(), days) } }),
    })),
  });

  test.each([
    ['llms.txt', llmsText],
    ['the search', (site: typeof content) => draftEntries(site)],
    ['the breadcrumbs', (site: typeof content) => trailTo('/subscription/year/', site)],
    ['the share picture', shareCards],
  ])('%s', (_what, write) => {
    expect(promises(write(until(0)))).toBeGreaterThan(0);
    expect(promises(write(until(-1)))).toBe(0);
  });

  test.each(['agb', 'kuendigen'] as const)('the terms on /%s/', (slug) => {
    const page = content.pages[slug];
    expect(JSON.stringify(page).includes(planAsOf(plan('year'), today()).title)).toBe(true);
    expect(promises(page)).toBe(0);
  });
});
