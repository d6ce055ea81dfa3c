import { nextSaturday } from 'german/dates/arithmetic';
import { today, weekday } from 'german/dates/day';
import { WEEKDAYS } from 'german/dates/german';
import { formatPrice } from 'german/money';
import type { Plan } from './kinds';
import { type Facts, fieldOf } from './names';
import { issueCount } from './plan-issues';
import { interpolate } from './text';
import { parseDate } from './values/dates';
import { parsePrice } from './values/prices';

const WORDS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const ORDINALS = ['nullten', 'ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten', 'achten'];

/** String or number in data that is not validated yet; undefined if it contains a placeholder. */
function written(data: unknown, ...path: string[]): string | undefined {
  const value = path.reduce(fieldOf, data);
  return (typeof value === 'string' && !value.includes('{')) || typeof value === 'number' ? String(value) : undefined;
}

const known = (facts: Record<string, string | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** counted('weeks', '4') → { weeks: '4', weeksInWords: 'vier', weeksOrdinal: 'vierten' } */
const counted = (name: string, count: string | undefined) => ({
  [name]: count,
  [`${name}InWords`]: count && (WORDS[Number(count)] ?? count),
  [`${name}Ordinal`]: count && (ORDINALS[Number(count)] ?? `${count}.`),
});

function issuesOf(terms: unknown): string | undefined {
  const count = typeof terms === 'object' && terms !== null ? issueCount(terms as Plan['terms']) : undefined;
  return Number.isInteger(count) ? String(count) : undefined;
}

function dayIn(text = ''): string | undefined {
  const day = parseDate(text);
  return 'expected' in day ? undefined : day.text;
}

/** Price per issue in the first term: perIssue('8,90 €', '12', '52') → '2,05 €' */
function perIssue(price: string | undefined, months: string | undefined, issues: string | undefined) {
  const cents = parsePrice(price ?? '');
  return cents && issues ? formatPrice(Math.round((cents * Number(months ?? 1)) / Number(issues))) : undefined;
}

/** → { price: '10 €', original: '17,80 €', issues: '8', issuesInWords: 'acht', weeks: '8', … } */
function planFacts(plan: unknown): Facts {
  const terms = fieldOf(plan, 'terms');
  const kind = written(terms, 'kind');
  const issues = issuesOf(terms);
  const price = written(plan, 'price', 'amount');
  const months = written(terms, 'firstTermMonths');
  return known({
    price,
    perIssue: perIssue(price, months, issues),
    original: written(plan, 'price', 'original', 'amount'),
    surcharge: written(plan, 'postalSurcharge'),
    ...counted('issues', issues),
    ...(kind === 'trial' || kind === 'once' ? counted('weeks', issues) : {}),
    ...counted('months', months),
    minimumCopies: written(plan, 'asks', 'copies', 'minimum'),
    offerEnds: dayIn(written(plan, 'offer', 'validUntil')),
  });
}

/** → { package: { name: 'Probepaket', price: '9,90 €' }, … } */
function furtherFacts(subscription: unknown): Facts {
  const plans = fieldOf(subscription, 'plans');
  return Object.fromEntries(
    (Array.isArray(plans) ? plans : []).map((plan) => [
      written(plan, 'id') ?? '',
      known({ name: written(plan, 'title'), price: written(plan, 'price') }),
    ]),
  );
}

function siteFacts(site: unknown): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries((site ?? {}) as object)) {
    if (typeof value === 'string' || typeof value === 'number') facts[name] = String(value);
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) facts[name] = siteFacts(value);
  }
  return facts;
}

const titleFacts = (title: unknown) => known({ product: written(title, 'name') });

/** Facts for placeholders, from files not validated yet: → { product: 'DUDA', plans: { year: { price: '8,90 €', … }, … }, … } */
export function factsOf(
  title: unknown,
  site: unknown,
  subscription: unknown,
  plans: readonly { name: string; data: unknown }[],
): Facts {
  const facts: Facts = {
    plans: Object.fromEntries(plans.map(({ name, data }) => [name, planFacts(data)])),
    subscription: furtherFacts(subscription),
    delivery: { day: WEEKDAYS[weekday(nextSaturday(today()))] ?? '' },
  };
  const texts = { ...titleFacts(title), ...siteFacts(site) };
  // Site texts and plan names contain placeholders too.
  const filled = (data: unknown) => interpolate(data, { ...facts, ...texts }).value;
  const names = plans.map(({ name, data }): Named => [name, filled(fieldOf(data, 'title'))]);
  return withNames({ ...facts, ...(filled(texts) as Facts) }, names);
}

type Named = [id: string, name: unknown];

/** Adds plan names to the facts: withNames({ plans: { gift: { price: '10 €' } } }, [['gift', 'Geschenkabo']]) → { plans: { gift: { price:
 * '10 €', name: 'Geschenkabo' } } } */
export function withNames(facts: Facts, names: readonly Named[]): Facts {
  const plans = facts.plans as Facts;
  const named = names.map(([id, name]) => [id, { ...(plans[id] as Facts), ...(typeof name === 'string' && { name }) }]);
  return { ...facts, plans: Object.fromEntries(named) };
}
