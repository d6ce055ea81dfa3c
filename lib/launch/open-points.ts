import { fieldName } from 'content/fault';
import type { Content } from 'content/kinds';
import { hasExpired } from 'content/offer';
import { isPlaceholder, placeholderLinks } from 'content/placeholder-links';
import { PLACEHOLDER } from 'content/schema/site';
import { textsIn } from 'content/text';
import { addMonths } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { openPrices } from './prices';

/** `ownTexts`: files of content/pages, before the values of site.yaml are inserted. */
type Settings = Content & {
  ownTexts: Record<string, string>;
  /** SITE_URL of the build. */
  siteUrl: string | undefined;
};

const publisherData = ({ site }: Settings) =>
  textsIn(site.publisher)
    .filter(({ text }) => text.includes(PLACEHOLDER))
    .map(({ path }) => `content/site.yaml: publisher.${fieldName(path)} ist noch nicht eingetragen.`);

const legalTexts = ({ ownTexts }: Settings) =>
  Object.entries(ownTexts).flatMap(([file, text]) => {
    const count = text.split(PLACEHOLDER).length - 1;
    return count > 0
      ? [`${file}: Im Text ${count === 1 ? 'fehlt eine Angabe' : `fehlen ${count} Angaben`} des Verlags.`]
      : [];
  });

const REQUIRED_PAGES = ['agb', 'datenschutz', 'impressum', 'widerruf', 'kuendigen', 'barrierefreiheit'] as const;
const missingPages = ({ pages }: Settings) =>
  REQUIRED_PAGES.filter((slug) => !pages[slug]?.sections.length).map(
    (slug) => `content/pages/${slug}.yaml: Der Text fehlt.`,
  );

const unnamedPlans = ({ plans, pages: { agb } }: Settings) =>
  plans
    .filter(({ title }) => !textsIn(agb).some(({ text }) => text.includes(title)))
    .map(({ title }) => `content/pages/agb.yaml: Das Abo „${title}“ kommt nicht vor.`);

const orderMode = ({ site }: Settings) =>
  site.order.mode === 'demo' ? ['content/site.yaml: order.mode ist „demo“, Bestellungen werden nicht übertragen.'] : [];

/** Points that only the publisher can settle. */
function delivery({ site, plans }: Settings, today: Day): string[] {
  const { confirmed, leadDays, requestLeadDays, noDelivery, schoolHolidays, area } = site.order.delivery;
  const lastHoliday = schoolHolidays.periods
    .map(({ last }) => last)
    .reduce((one, other) => (one > other ? one : other));
  const issues = plans.flatMap(({ terms }) => (terms.kind === 'schoolYear' ? terms.issuesPerSchoolYear : []));
  const questions = [
    `leadDays ist ${leadDays}. Wie viele Arbeitstage vor der ersten Ausgabe muss eine Bestellung da sein?`,
    `requestLeadDays ist ${requestLeadDays}. Und wie viele eine Anfrage, für die erst ein Angebot geschrieben werden muss?`,
    `noDelivery nennt ${noDelivery.length} Samstage. An welchen wird nicht zugestellt, und wann kommt deren Ausgabe?`,
    `area nennt ${area.length} Bereiche. Welche Postleitzahlen gehören zum Zustellgebiet?`,
    `schoolHolidays: Nach wessen Ferien pausiert der Klassensatz, und bleiben rund ${issues.join()} Ausgaben?`,
  ];
  return [
    ...(confirmed ? [] : questions.map((question) => `content/site.yaml: order.delivery.${question}`)),
    ...(lastHoliday < addMonths(today, 12)
      ? ['content/site.yaml: order.delivery.schoolHolidays reicht kein Jahr mehr voraus.']
      : []),
  ];
}

const sepa = ({ site }: Settings) =>
  /acht Wochen/.test(site.order.sepaMandate)
    ? []
    : ['content/site.yaml: Dem SEPA-Mandat fehlt der Hinweis auf die Erstattung binnen acht Wochen.'];

const offers = ({ plans }: Settings, today: Day) =>
  plans
    .filter(({ offer }) => offer && hasExpired(offer.validUntil, today))
    .map(
      ({ id, offer }) =>
        `content/plans/${id}.yaml: Das Angebot „${offer?.title}“ ist seit ${offer?.validUntil} abgelaufen.`,
    );

const examples = ({ events }: Settings) => {
  const ids = events.filter(({ example }) => example).map(({ id }) => id);
  return ids.length > 0 ? [`content/events/: Veranstaltungen, die nur Beispiele sind: ${ids.join(', ')}.`] : [];
};

const exampleTips = ({ lists }: Settings) =>
  (['books', 'games'] as const)
    .filter((kind) => lists[kind].example)
    .map(
      (kind) => `content/lists.yaml: ${kind}.example sagt, dass ${lists[kind].title} und Preise nur Beispiele sind.`,
    );

const links = ({ ownTexts: _ownTexts, siteUrl: _siteUrl, ...content }: Settings) => placeholderLinks(content);

const address = ({ siteUrl }: Settings) =>
  !siteUrl || isPlaceholder(siteUrl)
    ? [
        `SITE_URL ist ${siteUrl || 'nicht gesetzt'}: Suchmaschinen, geteilte Links und der Feed nennen eine Adresse, die es nicht gibt.`,
      ]
    : [];

/** What is missing before launch (R-CON-3): openPoints(settings, today) → ['content/site.yaml: publisher.name ist noch nicht eingetragen.', …] */
export const openPoints = (settings: Settings, today: Day): string[] => [
  ...orderMode(settings),
  ...publisherData(settings),
  ...legalTexts(settings),
  ...missingPages(settings),
  ...unnamedPlans(settings),
  ...delivery(settings, today),
  ...sepa(settings),
  ...offers(settings, today),
  ...examples(settings),
  ...exampleTips(settings),
  ...links(settings),
  ...address(settings),
  ...openPrices(settings),
];
