import type { OrderValues } from 'subscription/order/values';

/** A correctly completed form. */
export const filled: OrderValues = {
  salutation: 'Frau',
  firstName: 'Anna',
  lastName: 'Müller',
  school: 'Grundschule am Bach',
  email: 'anna@example.org',
  phone: '',
  street: 'Hauptstraße',
  houseNumber: '12a',
  supplement: '',
  postalCode: '50667',
  city: 'Köln',
  startDate: '28.11.2026',
  country: 'DE',
  area: 'inside',
  copies: '10',
  paymentMethod: 'sepa',
  iban: 'DE89 3704 0044 0532 0130 00',
  toRecipient: false,
  recipient: { firstName: '', lastName: '', street: '', houseNumber: '', supplement: '', postalCode: '', city: '' },
  accessTo: 'payer',
  accessEmail: '',
  cardText: '',
  marketingConsent: false,
  termsAccepted: true,
};

export const TODAY = '2026-11-21';
