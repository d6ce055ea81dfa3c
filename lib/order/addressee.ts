import type { Address, Person } from './values';

/** fullName({ firstName: 'Mia', lastName: '' }) → 'Mia': also of a name that is still being typed. */
export const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim();

/** 'Am Bach 3, 50999 Köln'; parts not typed yet are left out. */
export const place = ({ street, houseNumber, postalCode, city }: Address) =>
  [`${street} ${houseNumber}`, `${postalCode} ${city}`].flatMap((part) => part.trim() || []).join(', ');
