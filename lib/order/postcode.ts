import type { Country, Delivery } from '@/lib/plans/delivery';
import { MESSAGES, postcodeMessage, shortPostcodeMessage } from './messages';
import { lengthOf } from './text';

/** No place name is longer; a pasted novel is not searched for one. */
const LONGEST = 120;
/** The length the specification has a message for (R-ORD-4). */
const SPECIFIED = 5;

/**
 * Parts a pasted or filled-in place into its two fields.
 *
 * splitPlace('50667 Köln') → { postalCode: '50667', city: 'Köln' }; a text without both parts is undefined
 */
export function splitPlace(text: string): { postalCode: string; city: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const [, postalCode, city] = /^(?:DE?-)?(\d{5})[\s,]+(\p{L}.*)$/u.exec(text.trim()) ?? [];
  return postalCode && city ? { postalCode, city } : undefined;
}

/** The country of a code; a code nobody knows is the first. */
export const countryOf = (code: string, { countries }: Pick<Delivery, 'countries'>): Country =>
  countries.find((country) => country.code === code) ?? countries[0];

/**
 * The digits of a postcode that can exist in a country; its own prefix and spaces are taken off.
 *
 * readPostcode('D-50667', germany) → '50667', readPostcode('A-1010', germany) → undefined
 */
export function readPostcode(text: string, { code, postcode }: Country): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = text.replace(/\s/g, '').toUpperCase();
  const prefix = [`${code}-`, `${code[0]}-`].find((start) => plain.startsWith(start)) ?? '';
  const digits = plain.slice(prefix.length);
  const isRight = /^\d+$/.test(digits) && digits.length === postcode.digits;
  return isRight && digits >= postcode.lowest && digits <= postcode.highest ? digits : undefined;
}

/** What is wrong with a postcode, or undefined; too short has the specification's words (R-ORD-4). */
export function postcodeFault(text: string, country: Country, isOnly: boolean): string | undefined {
  const { digits, example } = country.postcode;
  if (lengthOf(text.trim()) < digits) {
    return digits === SPECIFIED ? MESSAGES.postalCode : shortPostcodeMessage(digits);
  }
  return readPostcode(text, country) ? undefined : postcodeMessage(country.name, example, isOnly);
}

/** Whether a postcode's digits lie in one of the ranges. */
export const isInArea = (digits: string, area: Delivery['area']) =>
  area.some(({ from, to }) => digits.length === from.length && digits >= from && digits <= to);
