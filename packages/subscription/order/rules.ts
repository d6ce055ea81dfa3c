import { MESSAGES, phoneMessage, schoolMessage } from './messages';
import { type TextRule, textFault } from './text';

/** In characters as users count them (code points). */
export const CARD_LIMIT = 300;

/** Minimum lengths from R-ORD-4; the maxima are our own, generous limits. */
export const RULES = {
  firstName: { what: 'Vorname', least: 2, most: 100, short: MESSAGES.firstName, needsLetter: true },
  lastName: { what: 'Nachname', least: 2, most: 100, short: MESSAGES.lastName, needsLetter: true },
  street: { what: 'Straße', least: 2, most: 100, short: MESSAGES.street, needsLetter: true },
  houseNumber: { what: 'Hausnummer', least: 1, most: 20, short: MESSAGES.houseNumber },
  supplement: { what: 'Adresszusatz', least: 0, most: 100, short: '' },
  city: { what: 'Stadt', least: 2, most: 100, short: MESSAGES.city, needsLetter: true },
  school: { what: 'Schule', least: 2, most: 100, short: schoolMessage, needsLetter: true },
  phone: { what: 'Telefonnummer', least: 6, most: 40, short: MESSAGES.phone },
  /** 34 characters, plus room for spaces and pasted text. */
  iban: { what: 'IBAN', least: 0, most: 100, short: '', isLong: true },
  cardText: { what: 'Der Text der Geschenkkarte', least: 0, most: CARD_LIMIT, short: '', isLong: true },
} as const satisfies Record<string, TextRule>;

const DIGITS = 5;

/** phoneFault('') → undefined (R-ORD-6); '------' is long enough, but has no digits */
export function phoneFault(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  return textFault(text, RULES.phone) ?? (text.replace(/\P{Nd}/gu, '').length < DIGITS ? phoneMessage : undefined);
}
