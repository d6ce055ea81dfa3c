import { z } from 'zod';
import { isLinkTarget, isWebAddress, LINK_TARGET } from '../addresses';
import { isOut, type Times } from '../times';
import { parseDate, parseDates, type Refusal } from '../values/dates';
import { parsePrice } from '../values/prices';
import { parseFrom, parseUntil } from '../values/publishing';
import { parseTimes } from '../values/times';
import { group, line, prose } from './fields';

/** Fields that many schemas share: the label is defined once, the length at each use. */
const sized = (make: typeof line, label: string, hint?: string) => (min: number, max: number) =>
  make(label, min, max, hint);

export const title = sized(line, 'Titel', 'Kurz und neugierig machend, ohne Punkt am Ende.');
export const heading = sized(line, 'Überschrift');
export const kicker = sized(line, 'Dachzeile', 'Ein bis drei Wörter über der Überschrift.');
export const lead = sized(prose, 'Vorspann');
export const intro = sized(prose, 'Einleitung');
export const text = sized(prose, 'Text');
export const more = sized(line, 'Text des Links „mehr“');
export const description = sized(line, 'Beschreibung für Suchmaschinen', 'Ein bis zwei Sätze.');

/** First fields of a list page. */
export const head = { title: title(3, 60), description: description(50, 160), intro: intro(20, 300) };

/** First fields of a page's section. */
export const sectionHead = { kicker: kicker(3, 40), heading: heading(5, 60), lead: lead(20, 240) };

/** Shown when a filter leaves no entries. */
export const nothing = group('Wenn nichts da ist', {
  title: title(5, 60),
  text: text(20, 240),
  reset: line('Knopf zum Zurücksetzen', 5, 60),
});

/** count('Ausgaben').parse(8) → 8 */
export const count = (title: string) => z.int().positive().meta({ title });
export const id = count('Nummer').meta({ description: 'Jede Nummer gibt es nur einmal.' });
export const letter = z
  .string()
  .regex(/^[A-ZÄÖÜ]$/)
  .meta({ title: 'Buchstabe' });

/** In cents: no price here is that high, so a comma is missing. 0 € is allowed, for the free trial. */
const TOO_MUCH = 100_000;

/** '14,00 €' → { text: '14,00 €', cents: 1400 } */
export const price = z
  .string()
  .refine((text) => parsePrice(text) !== undefined, 'ein Preis wie 14,00 € oder 10 €')
  .refine((text) => (parsePrice(text) ?? 0) < TOO_MUCH, 'ein Preis unter 1.000 €')
  .transform((text) => ({ text, cents: parsePrice(text) as number }))
  .meta({ title: 'Preis', description: 'Mit Komma und Euro: 14,00 €' });

/** `hint` shows the expected format: textFor('Seiten', parsePages, '288 Seiten').parse('96 Seiten') → { text: '96 Seiten', count: 96 } */
export const textFor = <T extends object>(title: string, parse: (text: string) => T | Refusal, hint: string) =>
  z
    .string()
    .meta({ title, description: hint })
    .transform((text, { addIssue }) => {
      const read = parse(text);
      if (!('expected' in read)) return read as T;
      addIssue({ code: 'custom', message: read.expected as string });
      return z.NEVER;
    });

export const dates = textFor(
  'Datum',
  parseDates,
  '5. April 2027, 12. & 13. Dezember 2026 oder jeden Samstag im Mai 2027',
);

export const date = textFor('Datum', parseDate, '5. April 2027, 5.4.2027 oder 2027-04-05');

/** '5. April 2027' → '2027-04-05' */
export const day = date.transform(({ first }) => first);

/** File names have at most 255 characters on most disks. */
export const LONGEST_PATH = 200;

/** Where an old address leads: a path of this site, with an anchor if needed. */
export const target = z
  .string()
  .max(LONGEST_PATH)
  .regex(
    /^\/([a-z0-9]+(-[a-z0-9]+)*\/)*(#[a-z0-9äöüß-]+)?$/,
    'der neue Pfad, mit / am Ende und wenn nötig mit Anker: /news/neuer-name/ oder /#events',
  );

const WHEN = '5. April 2027 oder 5. April 2027, 8 Uhr';

/** Fields that limit when an entry is on the site (R-TIME-1): z.strictObject({ title: title(5, 80), ...appears }) */
export const publishingFields = {
  publishFrom: textFor('Erscheint am', parseFrom, WHEN)
    .meta({ description: 'Zum Beispiel 5. April 2027, 8 Uhr. Vorher ist nichts davon auf der Website.' })
    .optional(),
  publishUntil: textFor('Verschwindet am', parseUntil, WHEN)
    .meta({ description: 'Zum Beispiel 30. April 2027. Danach ist nichts mehr davon auf der Website.' })
    .optional(),
  draft: z.boolean().meta({ title: 'Entwurf', description: 'Solange das an ist, erscheint nichts davon.' }).optional(),
};

/** For entries with a page of their own: takes it offline and leads its address elsewhere (R-TIME-9). */
export const pageFields = {
  ...publishingFields,
  movedTo: target
    .meta({
      title: 'Führt jetzt zu',
      description:
        'Nimmt den Eintrag heraus; seine Adresse führt dann hierhin: /news/ oder /#events. Mit „Verschwindet am“ erst danach.',
    })
    .optional(),
};

/** Limits the number of entries published at any one time: z.array(question).check(publishedCount(10, 10)) → refuses nine */
export const publishedCount =
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

export const times = textFor('Uhrzeit', parseTimes, '14:00 - 17:00 Uhr, ab 15 Uhr oder ganztägig');

export const webAddress = z
  .string()
  .refine(isWebAddress, 'eine Adresse wie https://www.example.com/, ohne Namen und Kennwort davor')
  .meta({ title: 'Adresse', description: 'https://www.example.com/', format: 'uri' });

/** 'constructor' is a property of every object. */
export const slug = z
  .string()
  .max(100)
  .regex(
    /^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'Kleinbuchstaben, Ziffern und Bindestriche, und nicht „constructor“',
  );

export const link = group('Link', {
  label: line('Beschriftung', 2, 60, 'Was auf dem Link oder Knopf steht.'),
  href: z.string().refine(isLinkTarget, LINK_TARGET).meta({
    title: 'Adresse',
    description: 'Ein Pfad wie /books/, ein Anker wie #events oder https://www.example.com/.',
    pattern: '^(/|#|https://|mailto:|tel:)',
  }),
});

/** Source for readers, as no test can check facts. */
export const source = group('Quelle', {
  title: line('Titel', 4, 160),
  /** Publisher of the source. */
  by: line('Von wem', 2, 90).optional(),
  year: z.int().min(1500).max(2100).meta({ title: 'Jahr' }),
  href: webAddress.optional(),
});
