import type { Plan } from 'content/kinds';

/** priceLine(plan) → '8,90 € im Monat', or 'ab 87,80 € je Exemplar und Schuljahr' */
export const priceLine = ({ price: { prefix, amount, period } }: Pick<Plan, 'price'>) =>
  [prefix, amount.text, period].filter(Boolean).join(' ');
