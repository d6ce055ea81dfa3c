import type { Line } from '../plans/quote-lines';
import type { Order } from './order';
import type { Address, Person } from './values';

/** Also for incomplete input: fullName({ firstName: 'Mia', lastName: '' }) → 'Mia' */
export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** Omits empty fields: place(address) → 'c/o Sonne, Am Bach 3, 50999 Köln' */
export const place = ({ street, houseNumber, supplement = '', postalCode, city }: Address) =>
  [supplement, `${street} ${houseNumber}`, `${postalCode} ${city}`].flatMap((part) => part.trim() || []).join(', ');

type Buyer = {
  salutation: Order['salutation'] | '';
  payer: Person & Address;
  school?: string | undefined;
  isGift: boolean;
};

/** Who orders and whereto, also for incomplete input: buyerLines({ salutation: 'Frau', payer, isGift: false }) →
 * [{ label: 'Name', text: 'Frau Anna Müller' }, { label: 'Lieferung an', text: 'Am Bach 3, 50999 Köln' }] */
export function buyerLines({ salutation, payer, school, isGift }: Buyer): Line[] {
  const name = fullName(payer);
  const title = name && (salutation === 'Frau' || salutation === 'Herr') ? `${salutation} ` : '';
  return [
    { label: 'Name', text: `${title}${name}` },
    ...(school === undefined ? [] : [{ label: 'Schule', text: school }]),
    { label: isGift ? 'Anschrift' : 'Lieferung an', text: place(payer) },
  ];
}
