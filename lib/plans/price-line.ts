import type { Plan } from '@/lib/content/kinds';

/** What a plan costs in one line: '8,90 € im Monat', 'ab 87,80 € je Exemplar und Schuljahr'. */
export const priceLine = ({ price: { prefix, amount, period } }: Pick<Plan, 'price'>) =>
  [prefix, amount.text, period].filter(Boolean).join(' ');
