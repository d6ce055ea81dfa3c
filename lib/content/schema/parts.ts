import { z } from 'zod';
import { parseGermanDate } from '@/lib/dates/german';
import { parsePrice } from '@/lib/money';

/** One line of text with an editorial length limit. */
export const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n]*$/, 'eine Zeile ohne Umbruch');

/** Several sentences; line breaks are allowed. */
export const prose = (min: number, max: number) => z.string().trim().min(min).max(max);

/** A price as the specification writes it, with its cents beside: '14,00 €' → { text: '14,00 €', cents: 1400 }. */
export const price = z
  .string()
  .refine((text) => parsePrice(text) !== undefined, 'ein Preis wie 14,00 € oder 10 €')
  .transform((text) => ({ text, cents: parsePrice(text) as number }));

/** A German date text: '5. April 2027' or '12. & 13. Dezember 2026'. The year is required in content. */
export const germanDate = z
  .string()
  .refine((text) => /\d{4}/.test(text) && parseGermanDate(text) !== undefined, 'ein Datum wie 5. April 2027');

export const webAddress = z.url({ protocol: /^https$/, error: 'eine Adresse, die mit https:// beginnt' });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Kleinbuchstaben, Ziffern und Bindestriche');

/** A picture: a file below content/pictures or a remote address that `npm run pictures:fetch` brings in. */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(/^(https:\/\/\S+|[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|svg))$/, 'ein Bild wie events/lesenacht.webp'),
  alt: line(10, 150),
  credit: line(3, 120).optional(),
});

export const link = z.strictObject({ label: line(2, 60), href: z.string().regex(/^(\/|#|https:\/\/|mailto:)/) });
