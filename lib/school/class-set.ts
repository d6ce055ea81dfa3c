import type { Plan, School, Site } from 'content/kinds';
import { issueCount } from 'content/plan-issues';
import { formatPrice } from 'german/money';
import { quote } from 'subscription/plans/quote';

type Figures = {
  rows: { name: string; text: string }[];
  examples: { copies: number; total: string }[];
};

/** Undefined unless the class plan is ordered by the copy:
 * classFigures(content) → { rows: [{ name: 'Preis', text: 'ab 87,80 € …' }, …], examples: [{ copies: 10, … }, …] } */
export function classFigures({
  plans,
  school,
  site,
}: {
  plans: Plan[];
  school: School;
  site: Site;
}): Figures | undefined {
  const plan = plans.find(({ id }) => id === 'class');
  if (!plan?.asks.copies) return undefined;
  const { price, terms } = plan;
  const { minimum } = plan.asks.copies;
  const from = (text: string) => [price.prefix, text].filter(Boolean).join(' ');
  const { state } = site.order.delivery.schoolHolidays;
  return {
    rows: [
      { name: 'Preis', text: `${from(price.amount.text)} ${price.period}, Mehrwertsteuer und Lieferung inbegriffen` },
      { name: 'Mindestens', text: `${minimum} Exemplare` },
      { name: 'Im Schuljahr', text: `rund ${issueCount(terms)} Ausgaben, jede Woche eine` },
      { name: 'In den Ferien', text: `keine Lieferung; das Formular rechnet mit den Ferien in ${state}` },
    ],
    examples: school.order.examples
      .filter((copies) => copies >= minimum)
      .flatMap((copies) => {
        const { firstTermCents } = quote(plan, '2026-01-03', true, copies);
        return firstTermCents === undefined ? [] : [{ copies, total: from(formatPrice(firstTermCents)) }];
      }),
  };
}
