import type { Address, Person } from './values';

/** Also for incomplete input: fullName({ firstName: 'Mia', lastName: '' }) → 'Mia' */
export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** Omits empty fields: place(address) → 'c/o Sonne, Am Bach 3, 50999 Köln' */
export const place = ({ street, houseNumber, supplement = '', postalCode, city }: Address) =>
  [supplement, `${street} ${houseNumber}`, `${postalCode} ${city}`].flatMap((part) => part.trim() || []).join(', ');
