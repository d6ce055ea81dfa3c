import { z } from 'zod';
import { markdownFaults } from '../addresses';

/** Label and hint of a field, for the forms of the CMS, text editors and the content check. */
const labelled = (title: string, description?: string) => ({ title, ...(description && { description }) });

/** line('Titel', 2, 40).parse(' Zoo ') → 'Zoo'; rejects several lines */
export const line = (title: string, min: number, max: number, hint?: string) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n]*$/, 'eine Zeile ohne Umbruch')
    .meta(labelled(title, hint));

/** prose('Text', 2, 400).parse('Eine Eule.\n') → 'Eine Eule.' */
export const prose = (title: string, min: number, max: number, hint?: string) =>
  z.string().trim().min(min).max(max).meta(labelled(title, hint));

/** Allows no pictures, and only links that pass `isLinkTarget`: markdown('Text', 2, 90).parse('Siehe [AGB](/agb/).') → 'Siehe [AGB](/agb/).' */
export const markdown = (title: string, min: number, max: number) =>
  prose(title, min, max, 'Markdown: **fett**, *kursiv*, [Text](/adresse/), Listen mit -').superRefine(
    (text, { addIssue }) => {
      for (const message of markdownFaults(text)) addIssue({ code: 'custom', message });
    },
  );

/** Fields with a common label: group('Knopf', { label: line('Text', 2, 40) }).parse({ label: 'Mehr' }) → { label: 'Mehr' } */
export const group = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape, hint?: string) =>
  z.strictObject(shape).meta(labelled(title, hint));

/** An entry has the label of the item: list('Fragen', line('Frage', 5, 90)).parse(['Warum?']) → ['Warum?'] */
export const list = <Item extends z.core.SomeType>(title: string, item: Item, hint?: string) =>
  z.array(item).meta(labelled(title, hint));

type Labels<Value extends string> = readonly Value[] | Readonly<Record<Value, string>>;

const isList = <Value extends string>(values: Labels<Value>): values is readonly Value[] => Array.isArray(values);

/** Values that are not German words have labels: choice('Farbe', { sun: 'Sonnengelb', mint: 'Mint' }).parse('sun') → 'sun' */
export const choice = <const Value extends string>(title: string, values: Labels<Value>, hint?: string) =>
  isList(values)
    ? z.enum(values).meta(labelled(title, hint))
    : z
        .enum(Object.keys(values) as Value[])
        .meta({ ...labelled(title, hint), enumDescriptions: Object.values<string>(values) });
