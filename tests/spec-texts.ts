/** Texts of content/ that the two specification documents quote; they must match verbatim. */
export const SPEC_TEXTS = {
  /** R-LAND-1 */
  tagline: 'Die Zeitung für wissbegierige Kinder',
  /** R-LAND-5 */
  benefits: [
    'Altersgerechte Inhalte',
    'Lesekompetenz fördern',
    'Wissen erweitern',
    'Weltverstehen',
    'Kreativität & Spaß',
    'Gesprächsanlässe',
    'Medienkompetenz',
    'Werte vermitteln',
  ],
  /** R-EVT-5, R-EVT-7 */
  noEvents: 'Keine Veranstaltungen gefunden',
  noEventsWhy:
    'Es wurden keine Veranstaltungen mit deinen Suchkriterien gefunden. Bitte versuche es mit anderen Suchbegriffen oder Kategorien.',
  noEventsThatDay: 'Keine Veranstaltungen an diesem Tag',
  anotherDay: 'Wähle einen anderen Tag, um Veranstaltungen zu finden',
} as const;

/** Texts and links of a page that the specification quotes verbatim (docs/requirements). */
type Quoted = {
  what: string;
  path: string;
  /** The list whose content the quote needs. */
  of?: 'events' | 'books' | 'games' | 'articles';
  /** '{product}' is the name in content/site.yaml, '{offerEnds}' the last day in content/plans/year.yaml. */
  texts: readonly string[];
  /** Start of a link's text, and its target. */
  links?: readonly (readonly [text: string, href: string])[];
};

const LANDING: readonly Quoted[] = [
  {
    what: 'the menu',
    path: '/',
    texts: ['Abo Optionen', 'Vorteile', 'Events & Termine', 'Spiele & Buchtipps', 'News'],
    links: [['Jetzt {product} kennenlernen', '/subscription/trial/']],
  },
  {
    what: 'the hero',
    path: '/',
    texts: [SPEC_TEXTS.tagline, 'NEU!', 'Für Kinder von 8-12 Jahren', 'Wöchentlich aktuelle Ausgaben'],
    links: [['Mehr erfahren', '#benefits']],
  },
  { what: 'the why-section', path: '/', texts: [], links: [['{product} kennenlernen', '/kennenlernen/']] },
  {
    what: 'the benefits',
    path: '/',
    texts: ['Die Vorteile der Kinderzeitung {product}', ...SPEC_TEXTS.benefits],
    links: [['Mehr lesen', '/vorteile/lesekompetenz/']],
  },
  {
    what: 'the plans',
    path: '/',
    texts: ['{product} Abo-Optionen', 'Geschenkabo', 'Jahresabo mit Zoo-Angebot', 'Klassensatz'],
    links: [
      ['Jetzt bestellen', '/subscription/trial/'],
      ['Jetzt bestellen', '/subscription/gift/'],
      ['Jetzt bestellen', '/subscription/year/'],
      ['Jetzt bestellen', '/subscription/class/'],
    ],
  },
  {
    what: 'the events',
    path: '/',
    of: 'events',
    texts: ['Veranstaltungen & Termine', 'Entdecke spannende Events für Kinder'],
  },
];

const ORDERS: readonly Quoted[] = [
  {
    what: 'the page of the trial',
    path: '/subscription/trial/',
    texts: ['Unser Testangebot', '6 Wochen zum Quartalsende', 'Lieferung immer Samstags'],
  },
  {
    what: 'the page of the gift',
    path: '/subscription/gift/',
    texts: ['Das perfekte Geschenk für neugierige Kinder', '2 Monate im regulären Abo'],
  },
  {
    what: 'the page of the year',
    path: '/subscription/year/',
    texts: ['Jahresabo mit Zoo-Angebot', '{offerEnds}'],
  },
  {
    what: 'the page of the class',
    path: '/subscription/class/',
    texts: ['Schul-Abo jetzt anfragen'],
  },
  {
    what: 'the alternative plans',
    path: '/subscription/',
    texts: ['Probepaket', 'Jahresabo mit 12 Monatsausgaben', 'Digitalabo', 'Empfohlen'],
    links: [['Jetzt {product} Abo bestellen', '#subscribe']],
  },
];

const AREAS: readonly Quoted[] = [
  {
    what: 'the list of books',
    path: '/books/',
    of: 'books',
    texts: ['Buchtipps', 'Entdecke unsere Buchempfehlungen für kleine und große Leseratten.'],
    links: [['Zurück zur Übersicht', '/#games-books']],
  },
  {
    what: 'the list of games',
    path: '/games/',
    of: 'games',
    texts: ['Spiele', 'Entdecke unsere Spielesammlung für kleine und große Spielefans.'],
    links: [['Zurück zur Übersicht', '/#games-books']],
  },
  {
    what: 'the news overview',
    path: '/news/',
    of: 'articles',
    texts: ['Nachrichten aus der Welt', 'Neues aus unserer Region', 'TIER ABC'],
  },
  { what: 'the page for unknown paths', path: '/404.html', texts: ['404', 'Oops! Seite nicht gefunden'] },
];

const LAW: readonly Quoted[] = [
  {
    what: 'what the law asks of an order page',
    path: '/subscription/trial/',
    texts: [
      'Zustellgebiet',
      'SEPA-Lastschrift oder Rechnung',
      'Zahlungspflichtig bestellen',
      'SEPA-Lastschriftmandat',
      'innerhalb von acht Wochen',
      'Ich stimme den AGB zu.',
      'Hinweise zum Datenschutz:',
      'binnen 14 Tagen ohne Angabe von Gründen',
      'Textform genügt',
      'Es gilt die für Sie günstigere gesetzliche Frist von einem Monat.',
    ],
    links: [
      ['AGB', '/agb/'],
      ['Datenschutzerklärung', '/datenschutz/'],
    ],
  },
  { what: 'what it asks of a request', path: '/subscription/class/', texts: ['Unverbindlich anfragen'] },
  { what: 'what it asks of cancelling', path: '/kuendigen/', texts: ['frühestmöglich', 'Jetzt kündigen'] },
  { what: 'what it asks of the imprint', path: '/impressum/', texts: ['§ 5 DDG', '§ 18 Abs. 2'] },
];

/** The first row of every page's footer, in order (docs/requirements/orders.md). */
export const LEGAL_ROW = [
  ['Impressum', '/impressum/'],
  ['Datenschutz', '/datenschutz/'],
  ['AGB', '/agb/'],
  ['Vertrag widerrufen', '/widerruf/'],
  ['Verträge hier kündigen', '/kuendigen/'],
  ['Barrierefreiheit', '/barrierefreiheit/'],
] as const;

export const QUOTED: readonly Quoted[] = [...LANDING, ...ORDERS, ...AREAS, ...LAW];
