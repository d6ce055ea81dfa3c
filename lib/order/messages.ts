import { counted } from '@/lib/text';

/** Verbatim from R-ORD-4. */
export const MESSAGES = {
  salutation: 'Bitte wählen Sie eine Anrede aus',
  firstName: 'Vorname muss mindestens 2 Zeichen lang sein',
  lastName: 'Nachname muss mindestens 2 Zeichen lang sein',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  phone: 'Telefonnummer muss mindestens 6 Zeichen lang sein',
  street: 'Straße muss mindestens 2 Zeichen lang sein',
  houseNumber: 'Hausnummer ist erforderlich',
  postalCode: 'Postleitzahl muss mindestens 5 Zeichen lang sein',
  city: 'Stadt muss mindestens 2 Zeichen lang sein',
  startDate: 'Bitte wählen Sie ein Startdatum für die Lieferung',
  termsAccepted: 'Bitte akzeptieren Sie die Datenschutzerklärung und AGB',
} as const;

// Not in the specification; written in the same tone.

/** Distinguishes errors of the recipient's fields from the payer's: forRecipient('Stadt …') → 'Beschenktes Kind: Stadt …' */
export const forRecipient = (message: string) => `Beschenktes Kind: ${message}`;
export const accessMessage = `E-Mail der Familie: ${MESSAGES.email}`;
export const schoolMessage = 'Bitte nennen Sie die Schule';
export const phoneMessage = 'Bitte geben Sie eine Telefonnummer mit Ziffern an, zum Beispiel 0221 123456';
export const CHOOSE = 'Bitte wählen Sie eine Möglichkeit aus';

/** `what`: the field's name, with an article if needed. */
export const TEXT_MESSAGES = {
  long: (what: string, most: number) => `${what} darf höchstens ${most} Zeichen lang sein`,
  letter: (what: string) => `${what} braucht mindestens einen Buchstaben`,
  hidden: (what: string) => `${what} enthält unsichtbare Steuerzeichen, bitte tippen Sie die Angabe neu ein`,
} as const;

/** Days are spelled out: '28. November 2026'; `next` is the next possible delivery day. */
export const DAY_MESSAGES = {
  unreadable: (example: string) => `Bitte als TT.MM.JJJJ, zum Beispiel ${example}: Dieses Datum ist nicht zu lesen`,
  past: (day: string, next: string) => `Der ${day} ist schon vorbei. Der nächste mögliche Samstag ist der ${next}`,
  late: (day: string, last: string) => `Der ${day} liegt zu weit voraus. Bestellen können Sie bis zum ${last}`,
  weekday: (day: string, weekday: string, next: string) =>
    `Der ${day} ist ein ${weekday}. Geliefert wird immer samstags, zum Beispiel am ${next}`,
  pause: (day: string, pause: string, next: string) =>
    `Am ${day} wird nicht geliefert (${pause}). Der nächste mögliche Samstag ist der ${next}`,
  soon: (day: string, days: number, next: string) =>
    `Bis zum ${day} schaffen wir es nicht, wir brauchen ${counted(days, 'Arbeitstag', 'Arbeitstage')}. Der nächste mögliche Samstag ist der ${next}`,
  gone: 'Bitte geben Sie ein Datum an, das noch nicht vorbei ist',
} as const;

export const COPIES_MESSAGES = {
  few: (minimum: number) => `Bitte geben Sie mindestens ${minimum} Exemplare an`,
  many: (maximum: number) =>
    `Mehr als ${maximum} Exemplare gehen nicht über dieses Formular. Bitte fragen Sie ${maximum} an und nennen Sie uns die ganze Zahl, wenn wir uns melden`,
  gap: (number: string) => `Bitte schreiben Sie die Zahl der Exemplare ohne Leerzeichen, zum Beispiel ${number}`,
  fraction: 'Bitte geben Sie eine ganze Zahl von Exemplaren an, ohne Komma',
  words: (minimum: number) => `Bitte geben Sie die Zahl der Exemplare in Ziffern an, zum Beispiel ${minimum}`,
} as const;

/** For an invalid postcode of sufficient length:
 * postcodeMessage('Deutschland', '50667', false) → '… Postleitzahl in Deutschland ein, zum Beispiel 50667' */
export const postcodeMessage = (country: string, example: string, isOnly: boolean) =>
  `Bitte geben Sie eine Postleitzahl in ${country} ein, zum Beispiel ${example}${isOnly ? '. In andere Länder liefern wir nicht' : ''}`;
/** For lengths that R-ORD-4 does not cover: shortPostcodeMessage(4) → 'Postleitzahl muss mindestens 4 Zeichen lang sein' */
export const shortPostcodeMessage = (digits: number) => `Postleitzahl muss mindestens ${digits} Zeichen lang sein`;
