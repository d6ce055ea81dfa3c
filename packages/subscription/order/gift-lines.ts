import type { Line } from '../plans/quote-lines';
import { fullName, place } from './addressee';
import type { Order } from './order';

/** Also for incomplete input: giftLines({ recipient }) → [{ label: 'Lieferung', text: 'direkt an Mia Sonne, Am Bach 3, 50999 Köln' }, …] */
export function giftLines({ recipient, accessEmail }: Pick<NonNullable<Order['gift']>, 'recipient' | 'accessEmail'>) {
  const child = recipient && [fullName(recipient), place(recipient)].filter(Boolean).join(', ');
  const reader = accessEmail === undefined ? 'Sie' : accessEmail || 'die Familie des Kindes';
  return [
    { label: 'Lieferung', text: recipient ? `direkt an ${child || 'das beschenkte Kind'}` : 'an Ihre Anschrift' },
    { label: 'Digitaler Zugang', text: `per E-Mail an ${reader}` },
  ] satisfies Line[];
}
