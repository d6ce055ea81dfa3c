import Ajv from 'ajv';
import addFormats from 'ajv-formats';

/*
 * Google's required and recommended properties of each type, as far as the site has the data
 * (developers.google.com/search/docs/appearance/structured-data). Unknown, and therefore omitted: performers
 * of events, reviews, ISBNs.
 */
const text = { type: 'string', minLength: 1 };
const url = { type: 'string', format: 'uri', pattern: '^https?://' };
const images = { type: 'array', minItems: 1, items: url };
const moment = { type: 'string', format: 'date-time', pattern: '[+-]\\d\\d:\\d\\d$' };
/** An all-day event has no time. */
const dayOrMoment = { anyOf: [moment, { type: 'string', format: 'date' }] };
const amount = { type: 'string', pattern: '^\\d+\\.\\d\\d$' };

const node = (type: string, properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  required: ['@type', ...Object.keys(properties).filter((name) => !optional.includes(name))],
  properties: { '@type': { const: type.includes(',') ? type.split(',') : type }, ...properties },
});
const list = (items: object, minItems = 1) => ({ type: 'array', minItems, items });

const organization = node('Organization', {
  '@id': url,
  name: text,
  url,
  logo: node('ImageObject', { url }),
});

const offer = node('Offer', {
  url,
  price: amount,
  priceCurrency: { const: 'EUR' },
  availability: { pattern: '^https://schema.org/' },
  itemCondition: { const: 'https://schema.org/NewCondition' },
  priceSpecification: node('UnitPriceSpecification', {
    price: amount,
    priceCurrency: { const: 'EUR' },
    valueAddedTaxIncluded: { const: true },
  }),
});

export const SCHEMAS: Record<string, object> = {
  BreadcrumbList: node('BreadcrumbList', {
    '@id': url,
    itemListElement: list(node('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: url }), 2),
  }),
  Organization: { ...organization, required: [...organization.required, 'sameAs', 'description'] },
  WebSite: node('WebSite', {
    '@id': url,
    name: text,
    url,
    inLanguage: { const: 'de-DE' },
    publisher: { type: 'object', required: ['@id'] },
    potentialAction: node('SearchAction', {
      target: node('EntryPoint', { urlTemplate: { pattern: '\\?q=\\{search_term_string\\}$' } }),
      'query-input': { const: 'required name=search_term_string' },
    }),
  }),
  FAQPage: node('FAQPage', {
    '@id': url,
    mainEntity: list(node('Question', { name: text, acceptedAnswer: node('Answer', { text }) }), 10),
  }),
  Event: node(
    'Event',
    {
      '@id': url,
      name: text,
      url,
      description: text,
      startDate: dayOrMoment,
      endDate: dayOrMoment,
      eventStatus: { pattern: '^https://schema.org/Event(Scheduled|Cancelled|Rescheduled)$' },
      eventAttendanceMode: { const: 'https://schema.org/OfflineEventAttendanceMode' },
      image: images,
      location: node('Place', {
        name: text,
        address: {
          anyOf: [
            text,
            node('PostalAddress', {
              streetAddress: text,
              postalCode: { pattern: '^\\d{5}$' },
              addressLocality: text,
              addressCountry: { const: 'DE' },
            }),
          ],
        },
      }),
      offers: node('Offer', { price: amount, priceCurrency: { const: 'EUR' }, description: text }),
    },
    ['description', 'endDate', 'offers'],
  ),
  Article: node('Article', {
    '@id': url,
    headline: { type: 'string', minLength: 1, maxLength: 110 },
    description: text,
    datePublished: moment,
    author: node('Organization', { name: text, url }),
    publisher: organization,
    mainEntityOfPage: url,
    isAccessibleForFree: { const: true },
  }),
  NewsArticle: node('NewsArticle', {
    '@id': url,
    headline: { type: 'string', minLength: 1, maxLength: 110 },
    image: images,
    datePublished: moment,
    dateModified: moment,
    author: node('Organization', { name: text, url }),
    publisher: organization,
    mainEntityOfPage: {
      anyOf: [url, node('WebPage', { '@id': url, lastReviewed: { type: 'string', format: 'date' } })],
    },
    isAccessibleForFree: { const: true },
  }),
  Periodical: node('Periodical', {
    '@id': url,
    name: text,
    description: text,
    url,
    inLanguage: { const: 'de-DE' },
    publisher: organization,
  }),
  PublicationIssue: node('PublicationIssue', {
    '@id': url,
    name: text,
    issueNumber: { type: 'integer', minimum: 1, maximum: 53 },
    datePublished: { type: 'string', format: 'date' },
    url,
    image: images,
    inLanguage: { const: 'de-DE' },
    isAccessibleForFree: { type: 'boolean' },
    isPartOf: node('Periodical', { '@id': url, name: text, url }),
    publisher: organization,
    hasPart: list(node('NewsArticle', { '@id': url, headline: text, url })),
  }),
  /** A puzzle has two types. */
  HowTo: node('HowTo', {
    '@id': url,
    name: text,
    description: text,
    url,
    image: url,
    totalTime: { type: 'string', pattern: '^PT\\d+M$' },
    supply: list(node('HowToSupply', { name: text })),
    step: list(node('HowToStep', { position: { type: 'integer', minimum: 1 }, text }), 2),
    inLanguage: { const: 'de-DE' },
    isAccessibleForFree: { const: true },
    publisher: organization,
  }),
  'Game,LearningResource': node(
    'Game,LearningResource',
    {
      '@id': url,
      name: text,
      description: text,
      url,
      inLanguage: { const: 'de-DE' },
      isAccessibleForFree: { const: true },
      educationalLevel: list(text),
      learningResourceType: text,
      timeRequired: { pattern: '^PT\\d+M$' },
      typicalAgeRange: { pattern: '^\\d+-\\d*$' },
      publisher: organization,
      datePublished: { type: 'string', format: 'date' },
      isBasedOn: url,
    },
    ['datePublished', 'isBasedOn'],
  ),
  Book: node('Book', {
    '@id': url,
    name: text,
    url,
    description: text,
    image: url,
    author: node('Person', { name: text }),
    publisher: node('Organization', { name: text }),
    numberOfPages: { type: 'integer', minimum: 1 },
    typicalAgeRange: { pattern: '^\\d+-\\d*$' },
  }),
  ItemList: node('ItemList', {
    '@id': url,
    name: text,
    numberOfItems: { type: 'integer' },
    itemListElement: list(node('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, url })),
  }),
  LearningResource: node(
    'LearningResource',
    {
      '@id': url,
      name: text,
      description: text,
      url,
      learningResourceType: text,
      educationalLevel: text,
      about: text,
      teaches: list(text),
      timeRequired: { type: 'string', pattern: '^PT\\d+M$' },
      isBasedOn: url,
      encodingFormat: { const: 'application/pdf' },
      inLanguage: { const: 'de-DE' },
      isAccessibleForFree: { const: true },
      publisher: organization,
    },
    ['description', 'teaches', 'isBasedOn', 'encodingFormat', 'publisher'],
  ),
  Product: node('Product', {
    '@id': url,
    name: text,
    description: text,
    image: images,
    brand: node('Brand', { name: text }),
    offers: offer,
  }),
};

const ajv = addFormats(new Ajv({ allErrors: true, allowUnionTypes: true, strict: false }));
const validators = Object.fromEntries(Object.entries(SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]));

/** Errors of a node as messages; [] if it is valid. */
export function faultsOf(node: { '@type': string }): string[] {
  const validate = validators[String(node['@type'])];
  if (!validate) return [`${node['@type']}: a type nobody checks`];
  return validate(node)
    ? []
    : (validate.errors ?? []).map((fault) => `${node['@type']}${fault.instancePath} ${fault.message}`);
}
