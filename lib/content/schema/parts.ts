import { z } from 'zod';
import { parseGermanDate } from '@/lib/dates/german';
import { parsePrice } from '@/lib/money';
import { isLinkTarget, isWebAddress, LINK_TARGET, markdownFaults } from '../addresses';

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

const CLOCK = '([01]?[0-9]|2[0-3]):([0-5][0-9])';
const TIME_SPAN = `^${CLOCK} - ${CLOCK} Uhr$`;

/** From when to when on one day: '14:00 - 17:00 Uhr'. */
export const timeSpan = z
  .string()
  .refine((text) => {
    const [, from = 0, past = 0, to = 0, pastTo = 0] = new RegExp(TIME_SPAN).exec(text)?.map(Number) ?? [];
    return from * 60 + past < to * 60 + pastTo;
  }, 'eine Uhrzeit wie 14:00 - 17:00 Uhr, das Ende nach dem Anfang')
  .meta({ pattern: TIME_SPAN });

/** Several paragraphs with Markdown, without pictures and with links that lead to pages of ours or of public sites. */
export const markdown = (min: number, max: number) =>
  prose(min, max).superRefine((text, { addIssue }) => {
    for (const message of markdownFaults(text)) addIssue({ code: 'custom', message });
  });

/** A German date text: '5. April 2027' or '12. & 13. Dezember 2026'. The year is required in content. */
export const germanDate = z
  .string()
  .refine((text) => /\d{4}/.test(text) && parseGermanDate(text) !== undefined, 'ein Datum wie 5. April 2027');

export const webAddress = z
  .string()
  .refine(isWebAddress, 'eine Adresse wie https://www.example.com/, ohne Namen und Kennwort davor')
  .meta({ format: 'uri' });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Kleinbuchstaben, Ziffern und Bindestriche');

/** A picture: a file below content/pictures or a remote address that `npm run pictures:fetch` brings in. */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(/^(https:\/\/\S+|[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|svg))$/, 'ein Bild wie events/lesenacht.webp')
    .refine((src) => !src.startsWith('https:') || isWebAddress(src), 'ein Bild wie events/lesenacht.webp'),
  alt: line(10, 150),
  credit: line(3, 120).optional(),
});

export const link = z.strictObject({
  label: line(2, 60),
  href: z.string().refine(isLinkTarget, LINK_TARGET).meta({ pattern: '^(/|#|https://|mailto:|tel:)' }),
});
