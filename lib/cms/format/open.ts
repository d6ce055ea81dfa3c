import { FOLDERS } from 'content/kinds';
import { seedOf } from 'german/seed';
import { parse } from 'yaml';
import { isFolder, type KindName, schemaNameOf, schemaOf } from '../kinds';
import { formOf } from '../shape';
import { mergeYaml } from './merge';
import { yamlFile } from './render';

type Form = Record<string, unknown>;
type Format = { fromFile: (text: string) => Form; toFile: (form: Form) => string };

/** Hidden form field that identifies the source file; never written to it. */
export const ORIGIN = 'desk-origin';
/** Hidden form field with the first day, for sorting; never written to a file: → '2027-04-05' */
export const DAY = 'desk-day';

/** Ends with one line break, as Sveltia writes it: tidy('id: 1') → 'id: 1\n' */
export const tidy = (text: string) => `${text.trim()}\n`;

function dayOf({ date }: Form): Form {
  const { data } = FOLDERS.events.schema.shape.date.safeParse(date);
  return data ? { [DAY]: data.first } : {};
}

/** File data from a form: dataOf('glossary', { entries: […] }) → […] */
export const dataOf = (kind: KindName, { [ORIGIN]: _, [DAY]: __, ...form }: Form): unknown =>
  formOf(schemaOf(kind)).fromForm(form);

/** Texts of read files, by origin: keyed by text, so that yesterday's draft finds its file if that is unchanged. */
const files = new Map<string, string>();

/** The text that a form was filled from: originOf({ 'desk-origin': '1f2e3d' }) → such as 'id: 1\n'; undefined for a new entry */
export const originOf = (form: Form) => files.get(String(form[ORIGIN] ?? ''));

/** formatFor('events').toFile(form) → the file as a person would write it */
export function formatFor(kind: KindName): Format {
  const schemaLine = `# yaml-language-server: $schema=${isFolder(kind) ? '../' : ''}schema/${schemaNameOf(kind)}.json`;
  return {
    fromFile: (read) => {
      const text = tidy(read);
      const origin = String(seedOf(text));
      files.set(origin, text);
      const form = formOf(schemaOf(kind)).toForm(parse(text, { stringKeys: true })) as Form;
      return { ...form, ...(isFolder(kind) && dayOf(form)), [ORIGIN]: origin };
    },
    toFile: (form) => {
      const old = originOf(form);
      const data = dataOf(kind, form);
      return tidy(old === undefined ? `${schemaLine}\n${yamlFile(data)}` : mergeYaml(old, data));
    },
  };
}
