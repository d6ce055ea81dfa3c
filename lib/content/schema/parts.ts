import { z } from 'zod';
import { isLinkTarget, isWebAddress, LINK_TARGET, markdownFaults } from '../addresses';
import { FOCUSES } from '../focus';
import { isOut, type Times } from '../times';
import { parseDate, parseDates, type Refusal } from '../values/dates';
import { parsePrice } from '../values/prices';
import { parseFrom, parseUntil } from '../values/publishing';
import { parseTimes } from '../values/times';

/** line(2, 40).parse(' Zoo ') → 'Zoo'; rejects several lines */
export const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n]*$/, 'eine Zeile ohne Umbruch');

/** prose(2, 400).parse('Eine Eule.\n') → 'Eine Eule.' */
export const prose = (min: number, max: number) => z.string().trim().min(min).max(max);

/** In cents: no price here is that high, so a comma is missing. 0 € is allowed, for the free trial. */
const TOO_MUCH = 100_000;

/** '14,00 €' → { text: '14,00 €', cents: 1400 } */
export const price = z
  .string()
  .refine((text) => parsePrice(text) !== undefined, 'ein Preis wie 14,00 € oder 10 €')
  .refine((text) => (parsePrice(text) ?? 0) < TOO_MUCH, 'ein Preis unter 1.000 €')
  .transform((text) => ({ text, cents: parsePrice(text) as number }));

/** `hint` appears in the editor's completion: textFor(parsePages, '288 Seiten').parse('96 Seiten') → { text: '96 Seiten', count: 96 } */
export const textFor = <T extends object>(parse: (text: string) => T | Refusal, hint: string) =>
  z
    .string()
    .meta({ description: hint })
    .transform((text, { addIssue }) => {
      const read = parse(text);
      if (!('expected' in read)) return read as T;
      addIssue({ code: 'custom', message: read.expected as string });
      return z.NEVER;
    });

export const dates = textFor(parseDates, '5. April 2027, 12. & 13. Dezember 2026 oder jeden Samstag im Mai 2027');

export const date = textFor(parseDate, '5. April 2027, 5.4.2027 oder 2027-04-05');

/** '5. April 2027' → '2027-04-05' */
export const day = date.transform(({ first }) => first);

const WHEN = '5. April 2027 oder 5. April 2027, 8 Uhr';

/** Fields that limit when an entry is on the site (R-TIME-1): z.strictObject({ title: line(5, 80), ...appears }) */
export const appears = {
  publishFrom: textFor(parseFrom, `ab wann: ${WHEN}`).optional(),
  publishUntil: textFor(parseUntil, `bis wann: ${WHEN}`).optional(),
  draft: z.boolean().meta({ description: 'true: nur in der Vorschau zu sehen' }).optional(),
};

/** Limits the number of entries published at any one time: z.array(question).check(shownAtOnce(10, 10)) → refuses nine */
export const shownAtOnce =
  (min: number, max: number) =>
  ({ value, issues }: z.core.ParsePayload<readonly Times[]>) => {
    const moments = value.flatMap(({ publishFrom, publishUntil }) => [publishFrom ?? [], publishUntil ?? []].flat());
    for (const { at, text } of [{ at: '', text: '' }, ...moments.sort((a, b) => a.at.localeCompare(b.at))]) {
      const count = value.filter((entry) => isOut(entry, at)).length;
      if (count >= min && count <= max) continue;
      const most = `${min === max ? 'genau' : 'höchstens'} ${max} Einträge`;
      const message = text ? `${most} zur selben Zeit; mit dem ${text} sind es ${count}` : most;
      issues.push({ code: 'custom', message, input: value });
      return;
    }
  };

export const times = textFor(parseTimes, '14:00 - 17:00 Uhr, ab 15 Uhr oder ganztägig');

/** Allows no pictures, and only links that pass `isLinkTarget`: markdown(2, 90).parse('Siehe [AGB](/agb/).') → 'Siehe [AGB](/agb/).' */
export const markdown = (min: number, max: number) =>
  prose(min, max).superRefine((text, { addIssue }) => {
    for (const message of markdownFaults(text)) addIssue({ code: 'custom', message });
  });

export const webAddress = z
  .string()
  .refine(isWebAddress, 'eine Adresse wie https://www.example.com/, ohne Namen und Kennwort davor')
  .meta({ format: 'uri' });

/** 'constructor' is a property of every object. */
export const slug = z
  .string()
  .max(100)
  .regex(
    /^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'Kleinbuchstaben, Ziffern und Bindestriche, und nicht „constructor“',
  );

const PICTURE =
  'ein Bild mit der Endung .webp oder .svg, im Namen nur a bis z, Ziffern und Bindestriche, wie events/lesenacht.webp';

/** Formats that the build can read; an address may lack an extension. */
const REMOTE = /(\.(webp|png|jpe?g|svg)|\/[^./]*)$/i;
const NOT_REMOTE = 'die Adresse eines Bildes mit der Endung .webp, .png, .jpg oder .svg';

/** Path below content/pictures, or a remote address that `npm run pictures:fetch` downloads. */
export const picture = z.strictObject({
  src: z
    .string()
    .regex(/^(https:\/\/\S+|[a-z0-9-]+(\/[a-z0-9-]+)*\.(webp|svg))$/, PICTURE)
    .refine((src) => !src.startsWith('https:') || isWebAddress(src), PICTURE)
    .refine((src) => !src.startsWith('https:') || !URL.canParse(src) || REMOTE.test(new URL(src).pathname), NOT_REMOTE)
    .refine(
      (src) => !src.startsWith('scenes/'),
      'ein Bild aus einem anderen Ordner: Aus scenes werden Bilder erst gemacht',
    ),
  alt: line(10, 150),
  credit: line(3, 120).optional(),
  focus: z.enum(FOCUSES).optional(),
});

export const link = z.strictObject({
  label: line(2, 60),
  href: z.string().refine(isLinkTarget, LINK_TARGET).meta({ pattern: '^(/|#|https://|mailto:|tel:)' }),
});

/** Source for readers, as no test can check facts. */
export const source = z.strictObject({
  title: line(4, 160),
  /** Publisher of the source. */
  by: line(2, 90).optional(),
  year: z.int().min(1500).max(2100),
  href: webAddress.optional(),
});
