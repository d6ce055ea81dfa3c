import type { Content, Plan } from 'content/kinds';
import { issueCount } from 'content/plan-issues';
import { pricesIn } from 'content/values/prices';
import { formatPrice } from 'german/money';
import { quote } from 'subscription/plans/quote';

const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;

/** Price of an issue in cents, for one copy in the first term; the start date does not matter. */
const perIssue = (plan: Plan) =>
  Math.round((quote(plan, '2026-01-03', true, 1).firstTermCents ?? 0) / issueCount(plan.terms));

/** Every price in a plan's texts must be one of its amounts, or what an issue costs in some plan. */
function strayPrices(plans: Content['plans'], monthly: number): string[] {
  const perIssues = plans.map(perIssue);
  return plans.flatMap((plan) => {
    const known = new Set(
      [
        plan.price.amount.cents,
        plan.price.original?.amount.cents,
        plan.postalSurcharge?.cents,
        monthly,
        ...perIssues,
      ].filter((cents) => cents !== undefined),
    );
    const { title, description, features, lead, benefits, followUp, ending, notes, price } = plan;
    const text = JSON.stringify([
      title,
      description,
      features,
      lead,
      benefits,
      followUp,
      ending,
      notes,
      price.original?.reason,
    ]);
    return pricesIn(text)
      .filter(({ cents }) => !known.has(cents))
      .map(
        ({ text: found }) =>
          `content/plans/${plan.id}.yaml: Ein Text nennt ${found}, das ist keiner der Preise dieses Abos.`,
      );
  });
}

/** Number of months of the year plan that a struck price covers; undefined for plans paid by the month. */
function monthsOf(terms: Plan['terms']): number | undefined {
  switch (terms.kind) {
    case 'once':
      return Math.round((terms.issues * MONTHS_A_YEAR) / WEEKS_A_YEAR);
    case 'schoolYear':
      return MONTHS_A_YEAR;
    case 'trial':
    case 'monthly':
      return undefined;
    default:
      return terms satisfies never;
  }
}

/** Prices that contradict each other: openPrices(content) → ['content/plans: Der Zuschlag …', …] */
export function openPrices({ plans, site }: Pick<Content, 'plans' | 'site'>): string[] {
  const year = plans.find(({ id }) => id === 'year');
  if (!year) return ['content/plans: Ohne Jahresabo lassen sich die Preise nicht prüfen.'];
  const monthly = year.price.amount.cents;
  const struck = ({ id, price, terms }: Plan) => {
    const original = price.original?.amount.cents;
    const months = monthsOf(terms);
    return original !== undefined && months !== undefined && original !== months * monthly
      ? [
          `content/plans/${id}.yaml: Der durchgestrichene Preis ${formatPrice(original)} ist nicht ${months} × ${formatPrice(monthly)}.`,
        ]
      : [];
  };
  const surcharges = [...new Set(plans.flatMap(({ postalSurcharge }) => postalSurcharge?.cents ?? []))];
  return [
    ...plans
      .filter(({ price }) => price.alternateReading)
      .map(
        ({ id, price }) =>
          `content/plans/${id}.yaml: Zwei Lesarten des Preises, ${price.amount.text} und ${price.alternateReading?.text}. Der Verlag muss eine bestätigen.`,
      ),
    ...plans.flatMap(({ terms }) =>
      terms.kind === 'trial' && terms.monthly.cents !== monthly
        ? `content/plans: Nach dem Test kostet es ${terms.monthly.text} im Monat, im Jahresabo ${year.price.amount.text}.`
        : [],
    ),
    ...plans.flatMap(struck),
    ...(surcharges.length > 1 ? ['content/plans: Der Zuschlag für den Postversand ist nicht überall gleich.'] : []),
    ...pricesIn(site.order.surchargeNote)
      .filter(({ cents }) => !surcharges.includes(cents))
      .map(
        ({ text: found }) =>
          `content/site.yaml: order.surchargeNote nennt ${found}, das ist nicht der Zuschlag der Abos.`,
      ),
    ...strayPrices(plans, monthly),
  ];
}
