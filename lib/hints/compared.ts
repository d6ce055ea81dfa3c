import type { WarningFields } from 'content/fault';
import type { Content } from 'content/kinds';
import { productsIn } from 'content/values/prices';
import { formatPrice } from 'german/money';

/** Reports comparison prices that differ from their stated reason, for example after a price change:
 * → [{ file: 'plans/gift.yaml', field: 'price.original.amount', found: '„17,80 €“, aber 2 × 9,20 € sind 18,40 €', … }] */
export const wrongComparisonPrices = ({ plans }: Pick<Content, 'plans'>): WarningFields[] =>
  plans.flatMap(({ id, price: { original } }) =>
    productsIn(original?.reason ?? '')
      .filter(({ cents }) => cents !== original?.amount.cents)
      .map(({ text, cents }) => ({
        file: `plans/${id}.yaml`,
        field: 'price.original.amount',
        found: `„${original?.amount.text}“, aber ${text} sind ${formatPrice(cents)}`,
        expected: `${formatPrice(cents)}; ein Vergleichspreis, der nicht stimmt, führt irre`,
      })),
  );
