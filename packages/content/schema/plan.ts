import { z } from 'zod';
import { issueCount } from '../plan-issues';
import { choice, group, line, list, prose } from './fields';
import { count, day, description, heading, intro, kicker, lead, pageFields, price, slug, text, title } from './parts';
import { picture } from './picture';
import { planTerms } from './plan-terms';

/** R-PLAN */
const plan = z.strictObject({
  id: slug.meta({ title: 'Kennung', description: 'Bleibt, wie sie ist.' }),
  /** Among the plans; 1 is first. */
  position: count('Platz in der Reihe').meta({ description: '1 steht vorn.' }),
  /** A request is not binding: the publisher answers with an offer. */
  is: choice(
    'Was es ist',
    { contract: 'Vertrag', request: 'Anfrage' },
    'Eine Anfrage bindet niemanden; der Verlag schickt ein Angebot.',
  ),
  /** What its form asks beyond person, address, start and payment. */
  asks: group(
    'Was das Formular fragt',
    {
      /** Another recipient, and a card. */
      gift: z.boolean().meta({ title: 'Geschenk', description: 'Lieferung an ein Kind und Geschenkkarte.' }),
      /** The name of the school at the address. */
      school: z.boolean().meta({ title: 'Schule', description: 'Name der Schule an der Anschrift.' }),
      /** How many; one if absent. */
      copies: group(
        'Exemplare',
        { minimum: count('Mindestens'), maximum: z.int().max(9999).meta({ title: 'Höchstens' }) },
        'Nur bei einem Abo für ein Schuljahr.',
      ).optional(),
    },
    'Außer Person, Anschrift, Beginn und Zahlung.',
  ),
  title: title(4, 40),
  description: prose('Beschreibung', 30, 200, 'Ein bis zwei Sätze.'),
  features: list('Vorteile in Stichworten', line('Vorteil', 5, 80))
    .min(3)
    .max(7),
  icon: picture.meta({ title: 'Bildzeichen' }),
  colour: choice('Farbe', { sun: 'Sonnengelb', coral: 'Koralle', mint: 'Mint', sky: 'Himmelblau' }),
  popular: z.boolean().meta({ title: 'Stempel „Beliebt“' }),
  badge: line('Zeile über dem Titel', 4, 40),
  headline: line('Überschrift der Bestellseite', 10, 80),
  lead: lead(40, 300),
  benefits: list('Gründe', group('Grund', { title: title(3, 50), text: text(20, 200) }))
    .min(3)
    .max(6),
  formTitle: line('Überschrift des Formulars', 5, 60),
  submit: line('Bestellknopf', 5, 40, 'Muss sagen, dass die Bestellung etwas kostet (§ 312j BGB).'),
  price: group('Preis', {
    /** Due with the first issue. */
    amount: price.meta({ title: 'Betrag' }),
    period: line('Wofür', 3, 40),
    prefix: z.literal('ab').meta({ title: 'Davor steht' }).optional(),
    original: group('Durchgestrichener Preis', {
      amount: price.meta({ title: 'Betrag' }),
      reason: line('Grund', 5, 60),
    }).optional(),
    /** Stored but not shown (decision 0007). */
    alternateReading: price
      .meta({ title: 'Andere Lesart', description: 'Wird aufbewahrt und nicht gezeigt.' })
      .optional(),
  }),
  /** Input of `quote`. */
  terms: planTerms.meta({ title: 'Womit gerechnet wird', description: 'Nur ändern, wenn sich das Abo selbst ändert.' }),
  /** EUR per month outside the delivery area (R-PLAN-6); absent if the price applies everywhere. */
  postalSurcharge: price
    .meta({ title: 'Zuschlag für den Postversand', description: 'Im Monat; leer, wo der Preis überall gilt.' })
    .optional(),
  /** In display order. */
  followUp: prose('Was danach kommt', 20, 300),
  ending: list('Kündigung', prose('Satz', 20, 300)).min(1),
  notes: list('Hinweise', prose('Hinweis', 20, 400)).default([]),
  movedTo: pageFields.movedTo,
  /** R-PLAN-9 */
  offer: group('Befristete Aktion', {
    title: title(5, 60),
    text: text(30, 300),
    conditions: list('Bedingungen', prose('Bedingung', 15, 300)),
    validUntil: day.meta({ title: 'Gilt bis', description: 'Der letzte Tag: 20. Juni 2027' }),
    /** Follows the plan's name in brackets once the offer is over. */
    mark: line('Zusatz, wenn sie vorbei ist', 5, 40, 'Steht in Klammern hinter dem Namen des Abos.'),
    expired: line('Satz, wenn sie vorbei ist', 10, 90),
    /** Replacements once the offer is over; the picture no longer shows the gift. */
    past: group('Danach', {
      title: title(5, 60),
      icon: picture.meta({ title: 'Bildzeichen' }),
      conditions: list('Bedingungen', prose('Bedingung', 15, 300)),
    }),
  }).optional(),
});

const ISSUES = /(\d+)\s(?:\p{L}+\s)?Ausgaben/gu;

/** Numbers of issues in texts must match `terms`. A school year is priced per copy and only offered. */
export const planSchema = plan.superRefine(({ terms, ...texts }, context) => {
  const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  const isSchoolYear = terms.kind === 'schoolYear';
  if (isSchoolYear && texts.is !== 'request') refuse(['is'], 'request, weil das Angebot ein Schuljahr erst festlegt');
  if (isSchoolYear !== (texts.asks.copies !== undefined))
    refuse(['asks', 'copies'], 'eine Zahl von Exemplaren bei terms „schoolYear“ und nur dort');
  const counted = issueCount(terms);
  for (const [field, text] of Object.entries(texts)) {
    for (const [found, number] of JSON.stringify(text ?? '').matchAll(ISSUES)) {
      if (Number(number) === counted) continue;
      refuse([field], `${counted} Ausgaben wie in terms, nicht „${found}“`);
    }
  }
});

/** R-PLAN-10; the buttons open an e-mail. */
export const subscriptionSchema = z.strictObject({
  title: title(5, 80),
  description: description(50, 160),
  intro: intro(60, 500),
  benefits: list('Gründe', group('Grund', { title: title(3, 50), text: text(20, 200) })).min(3),
  image: picture,
  /** Text around the product's name on the button to #subscribe. */
  button: group('Knopf um den Namen der Zeitung', { before: line('Davor', 2, 20), after: line('Danach', 2, 30) }),
  plansHeading: line('Überschrift der Abos', 5, 60),
  /** Replaces the buttons while there is no e-mail address. */
  noAddress: line('Solange niemand weiß, wohin man schreibt', 20, 120),
  /** The same note beside the button at the top, and where to order instead. */
  soon: line('Dasselbe neben dem Knopf', 20, 200),
  soonInstead: line('Weg zu den Abos der Wochenzeitung', 5, 60),
  weekly: group('Abschnitt „Jede Woche“', {
    kicker: kicker(3, 40),
    plansKicker: line('Dachzeile der Abos', 3, 40),
    weeklyKicker: line('Dachzeile der Wochenabos', 3, 40),
    heading: heading(5, 60),
    lead: lead(20, 240),
  }),
  plans: list(
    'Angebote',
    group('Angebot', {
      id: choice('Kennung', { package: 'Paket', annual: 'Jahr', digital: 'Digital' }, 'Bleibt, wie sie ist.'),
      title: title(5, 50),
      price,
      period: line('Wofür', 3, 60),
      description: prose('Beschreibung', 20, 200, 'Ein bis zwei Sätze.'),
      features: list('Vorteile in Stichworten', line('Vorteil', 3, 80)).min(2),
      cta: line('Text des Knopfes', 5, 40),
      recommended: z.boolean().meta({ title: 'Empfohlen' }),
    }),
  ).length(3),
});
