/** What is said of a field that is not filled in as it must be: the table of spec 1 §5, word for word. */
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

/** The least number of characters, spaces at both ends aside (spec 1 §5). */
export const MINIMUM = {
  firstName: 2,
  lastName: 2,
  phone: 6,
  street: 2,
  houseNumber: 1,
  postalCode: 5,
  city: 2,
} as const;

/** Fields the specification does not know, in the same tone; the recipient's say whose they are, beside the payer's. */
export const recipientMessage = (field: keyof typeof MESSAGES) => `Beschenktes Kind: ${MESSAGES[field]}`;
export const accessMessage = `E-Mail der Familie: ${MESSAGES.email}`;
export const copiesMessage = (minimum: number) => `Bitte geben Sie mindestens ${minimum} Exemplare an`;
export const CARD_LIMIT = 300;
export const cardMessage = `Der Text der Geschenkkarte darf höchstens ${CARD_LIMIT} Zeichen lang sein`;
export const CHOOSE = 'Bitte wählen Sie eine Möglichkeit aus';
