import { parse } from 'yaml';
import { FOLDERS } from '@/lib/content/kinds';
import { seedOf } from '@/lib/seed';
import { fromForm, toForm } from '../convert';
import { isFolder, type KindName, schemaNameOf, schemaOf } from '../kinds';
import { ENTRIES, membersOf } from '../members';
import { DAY, ORIGIN } from '../origin';
import { type Shape, shapeOf } from '../shape';
import { mergeYaml } from './merge';
import { yamlFile } from './render';

type Form = Record<string, unknown>;
/** Text to write. `fits` tells whether it was made from the text now in the file. */
export type Draft = { text: string; fits: (present: string) => boolean; written: () => void };
/** A form as YAML, and the text it was filled from. */
export type Written = { text: string; old?: string | undefined };
type Format = { fromFile: (text: string) => Form; toFile: (form: Form) => Draft; draftOf: (form: Form) => Written };

/** Ends with one line break, as Sveltia writes it: tidy('id: 1') → 'id: 1\n' */
export const tidy = (text: string) => `${text.trim()}\n`;

const isList = (shape: Shape) => shape.is === 'list';

function dayOf({ date }: Form): Form {
  const { data } = FOLDERS.events.schema.shape.date.safeParse(date);
  return data ? { [DAY]: data.first } : {};
}

/** File data from a form: dataOf('glossary', { entries: […] }) → […] */
export function dataOf(kind: KindName, { [ORIGIN]: _, [DAY]: __, ...form }: Form): unknown {
  const shape = shapeOf(schemaOf(kind));
  return isList(shape)
    ? fromForm(shape, form[ENTRIES])
    : fromForm({ is: 'fields', fields: membersOf(schemaOf(kind)) }, form);
}

/** Converts between files and forms: formatFor('events').toFile(form) → { text: the file as a person would write it, … }. Remembers the
 * files it has read or written. */
export function formatFor(kind: KindName): Format {
  const shape = shapeOf(schemaOf(kind));
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
      const form = toForm(shape, parse(text, { stringKeys: true }));
      if (isList(shape)) return { [ENTRIES]: form, [ORIGIN]: origin };
      return { ...(form as Form), ...(isFolder(kind) && dayOf(form as Form)), [ORIGIN]: origin };
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
