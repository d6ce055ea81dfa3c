import { z } from 'zod';
import { line, prose } from './parts';

/** Fields available as columns of the export (lib/receiver/export/values.ts). */
export const EXPORT_FIELDS = [
  ...[
    'reference',
    'kind',
    'receivedAt',
    'plan',
    'startDate',
    'copies',
    'salutation',
    'firstName',
    'lastName',
    'school',
  ],
  ...['street', 'houseNumber', 'postalCode', 'city', 'country', 'email', 'phone', 'area', 'monthlyPrice', 'startPrice'],
  ...['payment', 'iban', 'recipientFirstName', 'recipientLastName', 'recipientStreet', 'recipientHouseNumber'],
  ...[
    'recipientPostalCode',
    'recipientCity',
    'accessEmail',
    'cardText',
    'advertising',
    'contract',
    'endDate',
    'reason',
  ],
  'differs',
] as const;

const mail = z.strictObject({ subject: line(5, 80), text: prose(10, 600) });

/** Texts and settings of the order receiver: its mails, records and exports (R-REC); shown on no page. */
export const officeSchema = z.strictObject({
  mails: z.strictObject({
    greeting: line(2, 80),
    closing: prose(5, 200),
    order: mail,
    request: mail,
    corrected: mail,
    cancellation: mail,
    withdrawal: mail,
    advertising: z.strictObject({ ...mail.shape, otherwise: prose(10, 200) }),
    unclear: prose(10, 200),
    card: prose(10, 200),
    documents: prose(10, 200),
  }),
  retention: z.strictObject({
    orderYears: z.number().int().min(6).max(12),
    declarationYears: z.number().int().min(3).max(12),
    requestMonths: z.number().int().min(1).max(36),
  }),
  export: z.strictObject({
    separator: z.enum([';', ',', 'Tab']),
    encoding: z.enum(['utf-8', 'windows-1252']),
    dates: z.enum(['TT.MM.JJJJ', 'JJJJ-MM-TT']),
    columns: z.array(z.strictObject({ name: line(1, 60), field: z.enum(EXPORT_FIELDS) })).min(1),
  }),
});
