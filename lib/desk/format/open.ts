import { FOLDERS } from 'content/kinds';
import { seedOf } from 'german/seed';
import { parse } from 'yaml';
import { isFolder, type KindName, schemaNameOf, schemaOf } from '../kinds';
import { formOf } from '../shape';
import { mergeYaml } from './merge';
import { yamlFile } from './render';

type Form = Record<string, unknown>;
/** Text to write. `fits` tells whether it was made from the text now in the file. */
export type Draft = { text: string; fits: (present: string) => boolean; written: () => void };
/** A form as YAML, and the text it was filled from. */
export type Written = { text: string; old?: string | undefined };
type Format = { fromFile: (text: string) => Form; toFile: (form: Form) => Draft; draftOf: (form: Form) => Written };

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

/** Remembers files it has read or written: formatFor('events').toFile(form) → { text: the file as a person would write it, … } */
export function formatFor(kind: KindName): Format {
  const files = new Map<string, string>();
  const made = new Set<string>();
  const schemaLine = `# yaml-language-server: $schema=${isFolder(kind) ? '../' : ''}schema/${schemaNameOf(kind)}.json`;
  const draftOf = (form: Form): Written => {
    const data = dataOf(kind, form);
    const old = files.get(String(form[ORIGIN] ?? ''));
    return { text: tidy(old === undefined ? `${schemaLine}\n${yamlFile(data)}` : mergeYaml(old, data)), old };
  };
  return {
    fromFile: (read) => {
      const text = tidy(read);
      // Keyed by text, so that yesterday's draft finds its file if that is unchanged.
      const origin = String(seedOf(text));
      files.set(origin, text);
      const form = formOf(schemaOf(kind)).toForm(parse(text, { stringKeys: true })) as Form;
      return { ...form, ...(isFolder(kind) && dayOf(form)), [ORIGIN]: origin };
    },
    toFile: (form) => {
      const origin = String(form[ORIGIN] ?? '');
      const { text, old } = draftOf(form);
      return {
        text,
        fits: (present) => (origin ? present === old : made.has(present)),
        written: () => {
          if (origin) files.set(origin, text);
          else made.add(text);
        },
      };
    },
    draftOf,
  };
}
