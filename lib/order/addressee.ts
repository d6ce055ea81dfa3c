import type { Address, Person } from './values';

/** Also while it is being typed: fullName({ firstName: 'Mia', lastName: '' }) → 'Mia' */
export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** → 'Am Bach 3, 50999 Köln', without what is not typed yet. */
export const place = ({ street, houseNumber, postalCode, city }: Address) =>
  [`${street} ${houseNumber}`, `${postalCode} ${city}`].flatMap((part) => part.trim() || []).join(', ');
