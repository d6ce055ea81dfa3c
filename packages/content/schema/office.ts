import { z } from 'zod';
import { choice, group, line, list, prose } from './fields';
import { heading } from './parts';

/** Fields available as columns of the export (packages/receiver/export/values.ts). */
const field = choice('Angabe', {
  reference: 'Vorgangsnummer',
  kind: 'Art',
  changed: 'Was neu ist',
  receivedAt: 'Eingang',
  plan: 'Abo',
  startDate: 'Erste Ausgabe',
  copies: 'Exemplare',
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  school: 'Schule',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  supplement: 'Adresszusatz',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  email: 'E-Mail',
  phone: 'Telefon',
  area: 'Zustellung',
  monthlyPrice: 'Monatspreis',
  startPrice: 'Preis zum Start',
  payment: 'Zahlungsart',
  iban: 'IBAN',
  recipientFirstName: 'Beschenktes Kind: Vorname',
  recipientLastName: 'Beschenktes Kind: Nachname',
  recipientStreet: 'Beschenktes Kind: Straße',
  recipientHouseNumber: 'Beschenktes Kind: Hausnummer',
  recipientSupplement: 'Beschenktes Kind: Adresszusatz',
  recipientPostalCode: 'Beschenktes Kind: Postleitzahl',
  recipientCity: 'Beschenktes Kind: Ort',
  accessEmail: 'E-Mail für den Zugang',
  cardText: 'Geschenkkarte',
  advertising: 'Werbung erlaubt',
  advertisingConfirmed: 'Werbung bestätigt am',
  advertisingWithdrawn: 'Werbung widerrufen am',
  advertisingLink: 'Werbung: Adresse zum Widerrufen',
  contract: 'Vertrag',
  endDate: 'Ende',
  reason: 'Grund',
  differs: 'Zu klären',
});

export const EXPORT_FIELDS = field.options;

const text = {
  subject: line('Betreff', 5, 80, '%reference% steht für die Vorgangsnummer.'),
  text: prose('Text', 10, 600, '%moment% steht für Tag und Uhrzeit des Eingangs.'),
};
const mail = (title: string) => group(title, text);

/** Texts and settings of the order receiver: its mails, records and exports (R-REC); shown on no page. */
export const officeSchema = z.strictObject({
  mails: group('E-Mails', {
    greeting: line('Anrede', 2, 80, '%name% steht für den Namen.'),
    closing: prose('Gruß', 5, 200),
    order: mail('Nach einer Bestellung'),
    request: mail('Nach einer Anfrage'),
    corrected: mail('Nach einer Berichtigung'),
    cancellation: mail('Nach einer Kündigung'),
    withdrawal: mail('Nach einem Widerruf'),
    advertising: group('Frage nach Werbung', { ...text, otherwise: prose('Nach der Adresse', 10, 300) }),
    consented: group('Nach der Bestätigung', { ...text, otherwise: prose('Nach der Adresse', 10, 300) }),
    unclear: prose('Wenn etwas zu klären ist', 10, 200),
    checking: prose('Wenn Angaben fehlen', 10, 300),
    card: prose('Zur Geschenkkarte', 10, 200),
    documents: prose('Zu AGB und Widerrufsbelehrung', 10, 200),
  }),
  retention: group('Aufbewahren', {
    orderYears: z
      .number()
      .int()
      .min(6)
      .max(12)
      .meta({ title: 'Bestellungen', description: 'Jahre ab dem Ende des Jahres' }),
    declarationYears: z
      .number()
      .int()
      .min(3)
      .max(12)
      .meta({ title: 'Kündigungen und Widerrufe', description: 'Jahre ab dem Ende des Jahres' }),
    requestMonths: z.number().int().min(1).max(36).meta({ title: 'Anfragen', description: 'Monate' }),
  }),
  export: group('Weitergeben', {
    separator: choice('Trennzeichen', { ';': 'Strichpunkt', ',': 'Komma', Tab: 'Tab' }),
    encoding: choice('Zeichensatz', { 'utf-8': 'UTF-8', 'windows-1252': 'Windows (Westeuropa)' }),
    dates: choice('Datum', ['TT.MM.JJJJ', 'JJJJ-MM-TT']),
    columns: list('Spalten', group('Spalte', { name: heading(1, 60), field })).min(1),
  }),
});
