import type { Plan } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { formatDay, withWeekday } from 'german/dates/german';
import { formatPrice } from 'german/money';
import { type Delivery, pauseOn } from './delivery';
import type { Quote, QuotedPlan } from './quote';

export type Line = { label: string; text: string };
type DescribedPlan = QuotedPlan & Pick<Plan, 'title' | 'ending'> & { delivery?: Delivery };

function formatLast(day: Day | undefined, delivery: Delivery | undefined): string {
  if (!day) return '';
  const isPaused = delivery && pauseOn(day, delivery);
  return isPaused ? `${withWeekday(day)} (${delivery.shifted})` : withWeekday(day);
}

const surcharge = ({ postalSurcharge }: DescribedPlan, { surchargeCents, insideArea }: Quote): Line[] => {
  if (!postalSurcharge) return [];
  const amount = `${postalSurcharge.text} im Monat`;
  const known = surchargeCents > 0 ? `${amount}, im Monatspreis enthalten` : 'entfällt im Zustellgebiet';
  const text = insideArea === undefined ? `je nach Postleitzahl: entfällt im Zustellgebiet, sonst ${amount}` : known;
  return [{ label: 'Zuschlag für den Postversand', text }];
};

const NO_NUMBER = 'noch keine gültige Zahl';

function money(plan: DescribedPlan, quote: Quote): Line[] {
  const monthly = `${formatPrice(quote.monthlyCents ?? 0)} im Monat`;
  const total = formatPrice(quote.firstTermCents ?? 0);
  const { terms } = plan;
  switch (terms.kind) {
    case 'trial':
      return [
        { label: 'Zum Start', text: `${formatPrice(quote.startCents)} ${plan.price.period}` },
        { label: 'Danach', text: `${monthly}, ab ${formatDay(quote.monthlyFrom as Day)}, inkl. MwSt. und Zustellung` },
        ...surcharge(plan, quote),
      ];
    case 'once':
      return [{ label: 'Gesamtpreis', text: `${total} einmalig, inkl. MwSt. und Zustellung` }];
    case 'monthly':
      return [
        { label: 'Preis', text: `${monthly}, inkl. MwSt. und Zustellung` },
        { label: 'Zum Start', text: `${formatPrice(quote.startCents)} für den ersten Monat` },
        { label: `In den ersten ${terms.firstTermMonths} Monaten`, text: `${total} insgesamt` },
        ...surcharge(plan, quote),
      ];
    case 'schoolYear':
      return [
        { label: 'Exemplare', text: quote.copies ? `${quote.copies}, wöchentlich` : NO_NUMBER },
        {
          label: 'Preis je Exemplar',
          text: `ab ${formatPrice(quote.priceCents)} im Schuljahr, inkl. MwSt. und Lieferung`,
        },
        quote.copies
          ? { label: `Zusammen für ${quote.copies} Exemplare`, text: `ab ${total} im Schuljahr` }
          : { label: 'Zusammen', text: NO_NUMBER },
      ];
    default:
      return terms satisfies never;
  }
}

function termText({ terms, delivery }: DescribedPlan, { issues, lastIssue }: Quote): string {
  const last = formatLast(lastIssue, delivery);
  switch (terms.kind) {
    case 'trial':
      return `${terms.freeIssues} Wochen kostenlos bis zur Ausgabe am ${last}, danach unbefristet`;
    case 'once':
      return `${issues} Ausgaben, die letzte am ${last}`;
    case 'monthly':
      return `${terms.firstTermMonths} Monate mit ${issues} Ausgaben, die letzte am ${last}, danach unbefristet`;
    case 'schoolYear':
      return `nach Angebot; ein Schuljahr hat rund ${issues} Ausgaben, in den Schulferien wird nicht geliefert`;
    default:
      return terms satisfies never;
  }
}

/** In display order (R-ORD-11, § 312j (2) BGB): quoteLines(plan, quote) → [{ label: 'Erste Ausgabe', text: 'Samstag, 28. November 2026' }, …] */
export const quoteLines = (plan: DescribedPlan, quote: Quote): Line[] => [
  { label: plan.is === 'request' ? 'Anfrage für' : 'Abo', text: plan.title },
  { label: plan.is === 'request' ? 'Gewünschte erste Ausgabe' : 'Erste Ausgabe', text: withWeekday(quote.firstIssue) },
  { label: 'Erster Samstag', text: 'Der Verlag bestätigt Ihnen diesen Tag noch.' },
  ...money(plan, quote),
  { label: 'Laufzeit', text: termText(plan, quote) },
  { label: 'So endet es', text: plan.ending.join(' ') },
];
