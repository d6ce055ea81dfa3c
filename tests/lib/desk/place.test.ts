import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fieldsOf } from '@/lib/desk/collections';
import { allKinds, isFolder, type KindName, schemaOf } from '@/lib/desk/kinds';
import { formFieldOf } from '@/lib/desk/place';
import { formOf } from '@/lib/desk/shape';

const ROOT = 'tests/fixtures/content';
const filesOf = (kind: KindName) =>
  isFolder(kind)
    ? readdirSync(`${ROOT}/${kind}`)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `${kind}/${name}`)
    : [`${kind}.yaml`];

/** Paths of all texts, as errors give them: 'content[2].text' */
const fieldsIn = (value: unknown, way = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, at) => fieldsIn(one, `${way}[${at + 1}]`));
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([key, one]) => fieldsIn(one, way ? `${way}.${key}` : key));
};

const at = (form: unknown, keys: readonly string[]) =>
  keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], form);

test('every text of every kind has a place in its form (R-DESK-10)', () => {
  const lost = allKinds().flatMap((kind) =>
    filesOf(kind).flatMap((file) => {
      const data = parse(readFileSync(`${ROOT}/${file}`, 'utf8'), { stringKeys: true });
      const form = formOf(schemaOf(kind)).toForm(data);
      return fieldsIn(data)
        .filter((field) => {
          const { keys, label } = formFieldOf(kind, file, field, data);
          const there = at(form, keys);
          // The kind of a part is chosen in its list.
          const isKind = typeof there === 'object' && /\.(type|kind)$/.test(field);
          return keys.length === 0 || there === undefined || (typeof there === 'object' && !isKind) || !label;
        })
        .map((field) => `${file} · ${field}`);
    }),
  );
  expect(lost).toEqual([]);
});

test('a place is labelled as in the form', () => {
  const data = { content: [{ type: 'paragraph', text: 'Hallo' }] };
  const [label] = fieldsOf('articles').flatMap((field) => (field.name === 'content' ? field.label : []));
  const place = formFieldOf('articles', 'articles/eulen.yaml', 'content[1].text', data);
  expect(place.keys).toEqual(['content', '0', 'text']);
  expect(place.label).toMatch(new RegExp(`^${label} › 1\\. .+ › `));
});

test('an error of a whole file has no place, and one of a list leads to that list', () => {
  expect(formFieldOf('events', 'events/1-a.yaml', '(Datei)', {})).toEqual({ keys: [], label: 'Die ganze Datei' });
  expect(formFieldOf('lists', 'lists.yaml (books)', 'title', {}).keys).toEqual(['books', 'title']);
});

test('an error of a missing field leads to its parent', () =>
  expect(formFieldOf('events', 'events/1-a.yaml', 'image.nobody', {}).keys).toEqual(['image']));
