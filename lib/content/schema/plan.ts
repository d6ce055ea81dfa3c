import { z } from 'zod';
import { issueCount } from '@/lib/plans/issues';
import { day, line, picture, price, prose, slug } from './parts';
import { planTerms } from './plan-terms';

/** R-PLAN */
const plan = z.strictObject({
  id: slug,
  /** Among the plans; 1 is first. */
  position: z.int().positive(),
  /** A request is not binding: the publisher answers with an offer. */
  is: z.enum(['contract', 'request']),
  /** What its form asks beyond person, address, start and payment. */
  asks: z.strictObject({
    /** Another recipient, and a card. */
    gift: z.boolean(),
    /** The name of the school at the address. */
    school: z.boolean(),
    /** How many; one if absent. */
    copies: z.strictObject({ minimum: z.int().positive(), maximum: z.int().max(9999) }).optional(),
  }),
  title: line(4, 40),
  description: prose(30, 200),
  features: z.array(line(5, 80)).min(3).max(7),
  icon: picture,
  colour: z.enum(['sun', 'coral', 'mint', 'sky']),
  popular: z.boolean(),
  badge: line(4, 40),
  headline: line(10, 80),
  lead: prose(40, 300),
  benefits: z
    .array(z.strictObject({ title: line(3, 50), text: prose(20, 200) }))
    .min(3)
    .max(6),
  formTitle: line(5, 60),
  submit: line(5, 40),
  price: z.strictObject({
    /** Due with the first issue. */
    amount: price,
    period: line(3, 40),
    prefix: z.literal('ab').optional(),
    original: z.strictObject({ amount: price, reason: line(5, 60) }).optional(),
    /** Stored but not shown (decision 0007). */
    alternateReading: price.optional(),
  }),
  /** Input of `quote`. */
  terms: planTerms,
  /** EUR per month outside the delivery area (R-PLAN-6); absent if the price applies everywhere. */
  postalSurcharge: price.optional(),
  /** In display order. */
  followUp: prose(20, 300),
  ending: z.array(prose(20, 300)).min(1),
  notes: z.array(prose(20, 400)).default([]),
  /** R-PLAN-9 */
  offer: z
    .strictObject({
      title: line(5, 60),
      text: prose(30, 300),
      conditions: z.array(prose(15, 300)),
      validUntil: day,
      /** Follows the plan's name in brackets once the offer is over. */
      mark: line(5, 40),
      expired: line(10, 90),
      /** Replacements once the offer is over; the picture no longer shows the gift. */
      past: z.strictObject({ title: line(5, 60), icon: picture, conditions: z.array(prose(15, 300)) }),
    })
    .optional(),
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
  title: line(5, 80),
  description: line(50, 160),
  intro: prose(60, 500),
  benefits: z.array(z.strictObject({ title: line(3, 50), text: prose(20, 200) })).min(3),
  image: picture,
  /** Text around the product's name on the button to #subscribe. */
  button: z.strictObject({ before: line(2, 20), after: line(2, 30) }),
  plansHeading: line(5, 60),
  /** Replaces the buttons while there is no e-mail address. */
  noAddress: line(20, 120),
  /** The same note beside the button at the top, and where to order instead. */
  soon: line(20, 200),
  soonInstead: line(5, 60),
  weekly: z.strictObject({
    kicker: line(3, 40),
    plansKicker: line(3, 40),
    weeklyKicker: line(3, 40),
    heading: line(5, 60),
    lead: prose(20, 240),
  }),
  plans: z
    .array(
      z.strictObject({
        id: z.enum(['package', 'annual', 'digital']),
        title: line(5, 50),
        price,
        period: line(3, 60),
        description: prose(20, 200),
        features: z.array(line(3, 80)).min(2),
        cta: line(5, 40),
        recommended: z.boolean(),
      }),
    )
    .length(3),
});
