import type { Article, Book, Event, Issue, Plan } from 'content/kinds';
import { readAges } from 'content/values/counts';
import { readAddress } from 'content/values/places';
import { readAdmission } from 'content/values/prices';
import { content } from '@/lib/content';
import { articlesIn } from '@/lib/issues/articles';
import { NEWSROOM } from '@/lib/news/newsroom';
import { PER_PAGE } from '@/lib/pages/paged';
import { PATHS } from '@/lib/paths';
import { newsArticle } from '@/lib/seo/graph/article';
import { ageRange, events as nodesOf } from '@/lib/seo/graph/event';
import { periodical, publicationIssue } from '@/lib/seo/graph/issue';
import { product } from '@/lib/seo/graph/product';
import { organization } from '@/lib/seo/graph/site';
import { bookList, gameList } from '@/lib/seo/graph/tips';
import { toScript } from '@/lib/seo/json-ld';
import { stated, when } from '../events/when';

const [example] = content.events as [Event];
const { example: _example, ...first } = example;
const winter: Event = { ...first, ...when('12. Dezember 2026', '15:00 - 16:30 Uhr') };

function event(of: Event, picture: string) {
  const [node, ...others] = nodesOf(of, picture);
  if (!node || others.length > 0) throw new Error('not one node');
  return node;
}
const SATURDAY = '2026-11-28';

test('a text in the graph cannot close its script', () => {
  const script = toScript([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
});

test('only real events are in structured data, not examples (R-EVT-15)', () => {
  expect(nodesOf({ ...winter, example: true }, '/x.webp')).toEqual([]);
  expect(nodesOf(winter, '/x.webp')[0]).toMatchObject({ '@type': 'Event', name: winter.title });
});

const datesOf = (of: Event) => nodesOf(of, '/x.webp').map(({ startDate, endDate }) => [startDate, endDate]);

test.each([
  [
    'two afternoons',
    '12. & 13. Dezember 2026',
    '15:00 - 16:30 Uhr',
    ['12T15:00', '12T16:30'],
    ['13T15:00', '13T16:30'],
  ],
  ['dates apart', '9., 16. und 30. Dezember 2026', 'ab 10 Uhr', ['09T10:00'], ['16T10:00'], ['30T10:00']],
  ['two times a day', '12. Dezember 2026', '10-12 und 14-16 Uhr', ['12T10:00', '12T12:00'], ['12T14:00', '12T16:00']],
  ['a night', '12. & 13. Dezember 2026', '18:00 - 09:00 Uhr', ['12T18:00', '13T09:00']],
  ['past midnight', '12. Dezember 2026', '20 bis 2 Uhr', ['12T20:00', '13T02:00']],
])('%s are events of their own for search engines', (_, date, time, ...expected) => {
  const moment = (text?: string) => text && `2026-12-${text}:00+01:00`;
  const nodes = nodesOf({ ...winter, ...when(date, time) }, '/x.webp');
  expect(datesOf({ ...winter, ...when(date, time) })).toEqual(
    expected.map(([start, end]) => [moment(start), moment(end)]),
  );
  expect(new Set(nodes.map((node) => node['@id'])).size).toBe(expected.length);
});

test('search engines learn that an event is cancelled, moved or sold out (R-EVT-17)', () => {
  const schema = (name: string) => `https://schema.org/${name}`;
  const node = (status?: string) =>
    event({ ...winter, ...when('14. Dezember 2026', '15-17 Uhr'), ...(status && stated(status)) }, '/x.webp');
  expect(node()).toMatchObject({ eventStatus: schema('EventScheduled'), offers: { availability: schema('InStock') } });
  expect(node('abgesagt')).toMatchObject({ eventStatus: schema('EventCancelled'), offers: undefined });
  expect(node('ausverkauft')).toMatchObject({
    eventStatus: schema('EventScheduled'),
    offers: { availability: schema('SoldOut') },
  });
  expect(node('verschoben vom 12. Dezember 2026')).toMatchObject({
    eventStatus: schema('EventRescheduled'),
    startDate: '2026-12-14T15:00:00+01:00',
    previousStartDate: '2026-12-12T15:00:00+01:00',
  });
  expect(node('verschoben vom 14. Dezember 2026, 10 Uhr').previousStartDate).toBe('2026-12-14T10:00:00+01:00');
});

test('an event names its organizer and since when it is offered, if content says so', () => {
  const publishFrom = { text: '1. Dezember 2026', at: '2026-11-30T23:00:00.000Z' };
  const node = event(
    { ...winter, ...when('14. Dezember 2026'), organizer: 'Theater Pappmond', publishFrom },
    '/x.webp',
  );
  expect(node).toMatchObject({ organizer: { name: 'Theater Pappmond' }, offers: { validFrom: publishFrom.at } });
});

test.each([
  ['5. April 2027', 'ganztägig', '2027-04-05', '2027-04-05'],
  ['5. & 6. April 2027', 'ganztägig', '2027-04-05', '2027-04-06'],
  ['5. April 2027', 'ab 15 Uhr', '2027-04-05T15:00:00+02:00', undefined],
  ['12. Juni 2027', '20:00 - 22:30 Uhr', '2027-06-12T20:00:00+02:00', '2027-06-12T22:30:00+02:00'],
  ['1. bis 31. März 2027', '10 bis 18 Uhr', '2027-03-01', '2027-03-31'],
])('%s, %s: only stated times are in the markup, weeks as one event', (date, time, start, end) =>
  expect(datesOf({ ...winter, ...when(date, time) })).toEqual([[start, end]]),
);

test('missing facts of an event are omitted', () => {
  const { admission, description, ageRecommendation, fullAddress, ...bare } = winter;
  const node = JSON.parse(JSON.stringify(event(bare, '/x.webp')));
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['offers']));
  expect(node).not.toHaveProperty('description');
  expect(node.location.address).toBe(bare.location);
});

test.each([
  ['7 € für Kinder, 10 € für Erwachsene', 700],
  ['Erwachsene 12,50 €, Kinder 6,50 €', 650],
  ['Kinder frei, Erwachsene 6 €', 0],
  ['Eintritt frei, ohne Anmeldung', 0],
  ['Freiluftbühne, 5 €', 500],
  ['freie Platzwahl, 5 €', 500],
  ['freier Eintritt', 0],
  ['auf Anfrage', undefined],
])('the lowest price in %j is %s cents', (text, cents) => expect(readAdmission(text).lowest).toBe(cents));

test.each([
  ['ab 6 Jahren', '6-'],
  ['3 bis 6 Jahre', '3-6'],
  ['für die ganze Familie', undefined],
  [undefined, undefined],
])('the age %j is the range %s', (text, range) =>
  expect(ageRange(text === undefined ? undefined : readAges(text))).toBe(range),
);

test('an address is split if possible, otherwise given whole', () => {
  const addressOf = (text: string) => event({ ...winter, fullAddress: readAddress(text) }, '/x.webp').location.address;
  expect(addressOf('Bonner Straße 36, 50677 Köln')).toMatchObject({
    streetAddress: 'Bonner Straße 36',
    postalCode: '50677',
    addressLocality: 'Köln',
  });
  expect(addressOf('Haltestelle Brück Mauspfad, Köln')).toBe('Haltestelle Brück Mauspfad, Köln');
});

test('of 2,000 books the list has those of its page, and the total number', () => {
  const [owl] = content.books as [Book];
  const list = bookList(
    'Alle Buchtipps',
    Array.from({ length: 2000 }, (_, index) => ({ ...owl, id: index + 1 })),
    2,
  );
  expect(list).toMatchObject({ '@id': expect.stringMatching('/books/seite/2/#list'), numberOfItems: 2000 });
  expect(list.itemListElement).toHaveLength(PER_PAGE);
  expect(list.itemListElement[0]).toMatchObject({ position: PER_PAGE + 1, url: expect.stringMatching('/books/25/') });
});

test('paid plans are products at the price of their card; the free trial is none', () => {
  const prices = content.plans.map((plan) => {
    const node = product(plan, content.site, SATURDAY, '/x.webp') as { offers?: { price?: string } } | undefined;
    return [plan.id, node?.offers?.price];
  });
  expect(Object.fromEntries(prices)).toEqual({ trial: undefined, gift: '10.00', year: '8.90', class: '87.80' });
});

test('an offer states postage, withdrawal and the last day of what is dated (R-SEO-5)', () => {
  const { site } = content;
  const year = content.plans.find(({ id }) => id === 'year') as Plan;
  const offer = {
    ...(year.offer ?? (content.plans.find((plan) => plan.offer) as Plan).offer),
    validUntil: SATURDAY,
  } as Plan['offer'];
  const offersOf = (plan: Plan, of = site) => (product(plan, of, SATURDAY, '/x.webp') as { offers: object }).offers;
  const surcharge = ((year.postalSurcharge?.cents ?? 0) / 100).toFixed(2);
  expect(offersOf({ ...year, offer })).toMatchObject({
    shippingDetails: [{ shippingRate: { value: surcharge }, shippingDestination: { addressCountry: 'DE' } }],
    hasMerchantReturnPolicy: { merchantReturnDays: site.order.withdrawalDays, applicableCountry: 'DE' },
    priceValidUntil: SATURDAY,
  });
  expect(offersOf({ ...year, offer: undefined })).toMatchObject({ priceValidUntil: undefined });
  const delivery = { ...site.order.delivery, area: [{ from: '50667', to: '51149' }] };
  expect(offersOf(year, { ...site, order: { ...site.order, delivery } })).toMatchObject({
    shippingDetails: [
      { shippingRate: { value: '0.00' }, shippingDestination: { postalCodeRange: [{ postalCodeBegin: '50667' }] } },
      { shippingRate: { value: surcharge } },
    ],
  });
  const request = content.plans.find(({ is }) => is === 'request') as Plan;
  expect(offersOf(request)).toMatchObject({ hasMerchantReturnPolicy: undefined });
});

test('a product says how many issues it has: about as many as a school year', () => {
  const issues = content.plans.map((plan) => {
    const node = product(plan, content.site, SATURDAY, '/x.webp') as { additionalProperty?: object } | undefined;
    return [plan.id, node?.additionalProperty];
  });
  expect(Object.fromEntries(issues)).toMatchObject({
    gift: { value: expect.any(Number) },
    class: { value: expect.stringMatching(/^rund \d+$/) },
  });
});

test('invented games are named, but not announced (R-TIP-14)', () => {
  const items = (areExamples: boolean) => gameList('Spiele', content.games, 1, areExamples).itemListElement;
  expect(items(false)[0]).toHaveProperty('item');
  expect(items(true)[0]).not.toHaveProperty('item');
});

test('an announced issue has no day of publication yet (R-TIME-8)', () => {
  const [issue] = content.issues as [Issue];
  expect(publicationIssue({ ...issue, date: '2099-12-26' }, [], '/x.webp').datePublished).toBeUndefined();
});

test('a placeholder is never published as a fact (R-CON-2)', () => {
  expect(JSON.stringify(organization(content.site))).not.toContain('[vom');
  const publisher = { ...content.site.publisher, name: 'Verlag Muster', street: 'Musterweg 1', city: '50667 Köln' };
  expect(organization({ ...content.site, publisher })).toMatchObject({
    legalName: 'Verlag Muster',
    address: { streetAddress: 'Musterweg 1', postalCode: '50667', addressLocality: 'Köln' },
  });
});

test('an issue is part of the newspaper, and its articles are its parts with pages of their own (R-ISS-8)', () => {
  const issue = content.issues.find(({ open }) => open) as Issue;
  const node = publicationIssue(issue, articlesIn(issue, content.articles), '/x.webp');
  expect(node).toMatchObject({
    '@type': 'PublicationIssue',
    issueNumber: 47,
    datePublished: '2026-11-21',
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Periodical', '@id': periodical(content.site)['@id'], name: content.title.name },
  });
  expect(node.hasPart.map(({ url }) => url)).toEqual([expect.stringMatching(/\/news\/wie-ein-vulkan-ausbricht\/$/)]);
});

test('an article’s structured data names the editors as its author, its sources, and the day of its check (R-NEWS-19)', () => {
  const article = content.articles.find(({ sources, checked }) => sources && checked) as Article;
  expect(newsArticle(article, '/x.webp')).toMatchObject({
    author: { '@type': 'Organization', name: NEWSROOM, url: expect.stringMatching(`${PATHS.newsroom}$`) },
    citation: article.sources?.map(({ title }) => title),
    mainEntityOfPage: { lastReviewed: article.checked?.first },
  });
  const levelOf = (simple: Article['simple']) => newsArticle({ ...article, simple }, '/x.webp').educationalLevel;
  expect(levelOf(undefined)).toBe('ab Klasse 3');
  expect(levelOf([])).toEqual(['ab Klasse 3', 'ab Klasse 2, kurz und leicht']);
});

test('an article’s structured data has its recording, if any (R-NEWS-16)', () => {
  const [recorded, silent] = [true, false].map((is) =>
    content.articles.find(({ audio }) => (audio !== undefined) === is),
  );
  const node = newsArticle(recorded as Article, '/x.webp');
  const [{ file } = { file: '' }] = recorded?.audio ?? [];
  expect(node).toMatchObject({
    audio: [{ '@type': 'AudioObject', duration: 'PT0M3S', contentUrl: expect.stringMatching(`/audio/${file}$`) }],
  });
  const easy = recorded?.audio?.map((one) => ({ ...one, text: 'leicht' as const }));
  const names = [recorded, { ...recorded, audio: easy }].map((of) => newsArticle(of as Article, '/x.webp'));
  expect(names).toMatchObject([
    { audio: [{ name: recorded?.title }] },
    { audio: [{ name: `${recorded?.title}, kurz und leicht` }] },
  ]);
  expect(newsArticle(silent as Article, '/x.webp')).not.toHaveProperty('audio');
});
