import { parse } from 'yaml';
import { fromForm, toForm } from '../convert';
import { isFolder, type KindName, schemaNameOf, schemaOf } from '../kinds';
import { ENTRIES, membersOf } from '../members';
import { ORIGIN } from '../origin';
import { type Shape, shapeOf } from '../shape';
import { merged } from './merge';
import { whole } from './render';

type Form = Record<string, unknown>;
/** A form as its file would be written now, beside what it was filled from. */
export type Written = { text: string; old?: string | undefined };
type Format = { fromFile: (text: string) => Form; toFile: (form: Form) => string; draftOf: (form: Form) => Written };

/** FNV-1a, so that a draft of yesterday still finds its file if that has not changed. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const isList = (shape: Shape) => shape.is === 'list';

/** fromForm for a file: dataOf('glossary', { entries: […] }) → […] */
export function dataOf(kind: KindName, { [ORIGIN]: _, ...form }: Form): unknown {
  const shape = shapeOf(schemaOf(kind));
  return isList(shape)
    ? fromForm(shape, form[ENTRIES])
    : fromForm({ is: 'fields', fields: membersOf(schemaOf(kind)) }, form);
}

/** formatFor('events').toFile(form) → the file as a person would write it; it remembers the files it has read. */
export function formatFor(kind: KindName): Format {
  const shape = shapeOf(schemaOf(kind));
  const files = new Map<string, string>();
  const schemaLine = `# yaml-language-server: $schema=${isFolder(kind) ? '../' : ''}schema/${schemaNameOf(kind)}.json`;
  const originOf = (form: Form) => (isFolder(kind) ? String(form[ORIGIN] ?? '') : kind);
  const draftOf = (form: Form): Written => {
    const data = dataOf(kind, form);
    const old = files.get(originOf(form));
    return { text: old === undefined ? `${schemaLine}\n${whole(data)}\n` : merged(old, data), old };
  };
  return {
    fromFile: (read) => {
      const text = `${read.trim()}\n`;
      const origin = isFolder(kind) ? fingerprint(text) : kind;
      files.set(origin, text);
      const form = toForm(shape, parse(text, { stringKeys: true }));
      return isList(shape) ? { [ENTRIES]: form } : { ...(form as Form), ...(isFolder(kind) && { [ORIGIN]: origin }) };
    },
    toFile: (form) => {
      const { text } = draftOf(form);
      const origin = originOf(form);
      if (origin) files.set(origin, text);
      return text;
    },
    draftOf,
  };
}
