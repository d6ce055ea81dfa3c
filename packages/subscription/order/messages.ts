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
