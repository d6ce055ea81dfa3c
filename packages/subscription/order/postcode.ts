import { cleanText } from 'german/clean-text';
import type { Country, Delivery } from '../plans/delivery';
import { MESSAGES } from './messages';
import { lengthOf } from './text';

/** Limits the input of the regular expressions; no place name is longer. */
const LONGEST = 120;
/** The only length that R-ORD-4 has a message for. */
const SPECIFIED = 5;

/** Country and dash before a postcode. */
const COUNTRY = String.raw`(?:[A-Z]{1,2}[\s\u2010-\u2015-]*)`;
const PLACE = new RegExp(`^${COUNTRY}?(\\d{5})[\\s,]+(\\p{L}.*)$`, 'iu');

/** splitPlace('50667 Köln') → { postalCode: '50667', city: 'Köln' }; undefined if either is missing */
export function splitPlace(text: string): { postalCode: string; city: string } | undefined {
  if (text.length > LONGEST) return undefined;
  const [, postalCode, city] = PLACE.exec(cleanText(text)) ?? [];
  return postalCode && city ? { postalCode, city } : undefined;
}

/** Falls back to the first country: countryOf('XX', delivery).name → 'Deutschland' */
export const countryOf = (code: string, { countries }: Pick<Delivery, 'countries'>): Country =>
  countries.find((country) => country.code === code) ?? countries[0];

/** Undefined if the country has no such postcode: readPostcode('D 50667', germany) → '50667', readPostcode('A-1010', germany) → undefined */
export function readPostcode(text: string, { code, postcode }: Country): string | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = cleanText(text)
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  const prefix = [code, code[0] ?? ''].find((start) => plain.startsWith(start)) ?? '';
  const digits = plain.slice(prefix.length);
  const isRight = /^\d+$/.test(digits) && digits.length === postcode.digits;
  return isRight && digits >= postcode.lowest && digits <= postcode.highest ? digits : undefined;
}

/** For an invalid postcode of sufficient length:
 * postcodeMessage('Deutschland', '50667', false) → '… Postleitzahl in Deutschland ein, zum Beispiel 50667' */
const postcodeMessage = (country: string, example: string, isOnly: boolean) =>
  `Bitte geben Sie eine Postleitzahl in ${country} ein, zum Beispiel ${example}${isOnly ? '. In andere Länder liefern wir nicht' : ''}`;
/** For lengths that R-ORD-4 does not cover: shortPostcodeMessage(4) → 'Postleitzahl muss mindestens 4 Zeichen lang sein' */
const shortPostcodeMessage = (digits: number) => `Postleitzahl muss mindestens ${digits} Zeichen lang sein`;

/** R-ORD-4: postcodeFault('506', germany, true) → 'Postleitzahl muss mindestens 5 Zeichen lang sein' */
export function postcodeFault(text: string, country: Country, isOnly: boolean): string | undefined {
  const { digits, example } = country.postcode;
  if (lengthOf(cleanText(text)) < digits) {
    return digits === SPECIFIED ? MESSAGES.postalCode : shortPostcodeMessage(digits);
  }
  return readPostcode(text, country) ? undefined : postcodeMessage(country.name, example, isOnly);
}

/** isInArea('50667', [{ from: '50000', to: '51999' }]) → true */
export const isInArea = (digits: string, area: Delivery['area']) =>
  area.some(({ from, to }) => digits.length === from.length && digits >= from && digits <= to);
