import { existsSync } from 'node:fs';
import { z } from 'zod';
import { collections, fieldsOf } from '@/lib/cms/collections';
import { cmsConfig } from '@/lib/cms/config';
import { ORIGIN } from '@/lib/cms/format/open';
import { allKinds, isFolder, type KindName, schemaOf } from '@/lib/cms/kinds';
import type { CmsField } from '@/lib/cms/types';

type Json = {
  type?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  prefixItems?: Json[];
  oneOf?: Json[];
  anyOf?: Json[];
  enum?: string[];
  const?: unknown;
  additionalProperties?: Json | false;
  propertyNames?: { enum?: string[] };
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
};

const jsonOf = (kind: KindName) => z.toJSONSchema(schemaOf(kind), { io: 'input', unrepresentable: 'any' }) as Json;
const named = (fields: readonly CmsField[] = []) => Object.fromEntries(fields.map((field) => [field.name, field]));
const largest = (value?: number) => (value === Number.MAX_SAFE_INTEGER ? undefined : value);

/** Where a form differs from the schema, by walking the schema’s JSON. */
function differences(json: Json, field: CmsField, isRequired: boolean, at: string): string[] {
  const differs = (what: string, form: unknown, schema: unknown) =>
    form === schema ? [] : [`${at} · ${what}: ${form} statt ${schema}`];
  if (field.widget === 'relation') return differs('required', field.required, isRequired);
  const options = json.oneOf ?? json.anyOf;
  const kinds = options?.filter(({ type }) => type === 'object');
  if (kinds?.length && field.types) return inTypes(kinds, field, at);
  if (json.type === 'array') {
    const entries = [
      ...differs('required', field.required, isRequired && (json.minItems ?? 0) > 0),
      ...differs('min', field.min, isRequired ? (json.minItems ?? 0) : undefined),
      ...differs('max', field.max, json.maxItems),
    ];
    if (json.prefixItems)
      return json.prefixItems.flatMap((item, index) =>
        differences(item, (field.fields ?? [])[index] as CmsField, true, `${at}[${index}]`),
      );
    const item = json.items as Json;
    const itemKinds = (item.oneOf ?? item.anyOf)?.filter(({ type }) => type === 'object');
    if (itemKinds?.length) return [...entries, ...inTypes(itemKinds, field, at)];
    if (item.type === 'object') return [...entries, ...inFields(item, field.fields, `${at}[]`)];
    if (item.type === 'array')
      return [...entries, ...differences(item, named(field.fields).entries as CmsField, true, `${at}[]`)];
    return [...entries, ...differences(item, field.field as CmsField, true, `${at}[]`)];
  }
  if (json.type === 'object' && json.additionalProperties && !json.propertyNames?.enum) {
    return differences(json.additionalProperties, named(field.fields).value as CmsField, true, `${at}.value`);
  }
  if (json.type === 'object')
    return [...differs('required', field.required, isRequired), ...inFields(json, field.fields, at)];
  if (json.enum && json.type === 'string') {
    const values = field.options?.map(({ value }) => value).join();
    return [...differs('required', field.required, isRequired), ...differs('options', values, json.enum.join())];
  }
  if (json.type === 'integer' || json.type === 'number') {
    const least =
      largest(json.minimum && Math.abs(json.minimum)) === undefined && json.minimum ? undefined : json.minimum;
    return [
      ...differs('required', field.required, isRequired),
      ...differs('min', field.min, json.exclusiveMinimum === undefined ? least : json.exclusiveMinimum + 1),
      ...differs('max', field.max, largest(json.maximum)),
      ...differs('value_type', field.value_type, json.type === 'integer' ? 'int' : 'float'),
    ];
  }
  return [];
}

function inTypes(kinds: readonly Json[], field: CmsField, at: string): string[] {
  const key = field.typeKey ?? 'type';
  return kinds.flatMap((json) => {
    const value = json.properties?.[key]?.const as string | undefined;
    const type = field.types?.find(({ name }) => name === (value ?? 'own'));
    if (!type) return [`${at}: ${value} fehlt`];
    const { [key]: _, ...properties } = json.properties ?? {};
    return inFields(
      { ...json, properties: value ? properties : (json.properties ?? {}) },
      type.fields,
      `${at}<${value}>`,
    );
  });
}

function inFields(json: Json, fields: readonly CmsField[] = [], at: string): string[] {
  const properties =
    json.properties ??
    Object.fromEntries((json.propertyNames?.enum ?? []).map((name) => [name, json.additionalProperties as Json]));
  const form = named(fields);
  const names = Object.keys(properties);
  return [
    ...names.filter((name) => !form[name]).map((name) => `${at}.${name} fehlt im Formular`),
    ...Object.keys(form)
      .filter((name) => !names.includes(name))
      .map((name) => `${at}.${name} steht nicht im Schema`),
    ...names
      .filter((name) => form[name])
      .flatMap((name) => {
        const isRequired = !json.properties || (json.required ?? []).includes(name);
        return differences(properties[name] as Json, form[name] as CmsField, isRequired, `${at}.${name}`);
      }),
  ];
}

test.each(allKinds())('the form of %s has exactly the fields of its schema, equally strict (R-DESK-1)', (kind) => {
  const json = jsonOf(kind);
  const fields = fieldsOf(kind);
  const whole: Json =
    json.type === 'array' ? { type: 'object', properties: { entries: json }, required: ['entries'] } : json;
  expect(inFields(whole, fields, kind)).toEqual([]);
});

test('the CMS has every kind of content (R-DESK-1)', () => {
  const all = collections();
  const listed = all.flatMap(({ name, files }) => files?.map((file) => file.name) ?? [name]);
  expect(listed.toSorted()).toEqual(allKinds().toSorted());
  const forms = all.flatMap(({ files, fields }) => files?.map((file) => file.fields) ?? [fields]);
  for (const fields of forms) expect(fields?.at(-1)?.name).toBe(ORIGIN);
});

const everyField = (fields: readonly CmsField[]): CmsField[] =>
  fields.flatMap((field) => [
    field,
    ...everyField([
      ...(field.fields ?? []),
      ...(field.field ? [field.field] : []),
      ...(field.types ?? []).flatMap((type) => type.fields),
    ]),
  ]);

/** Whether the label is German: 'Lesung' for 'lesung'; 'Abenteuer' and 'ab' are their own. */
const isGerman = ({ label, value }: { label: string; value: string }) =>
  label !== value || /^(\p{Lu}|ab$)/u.test(value);

/** Paths without a label: → ['events.category=lesung', 'articles.content.paragraph'] */
const unlabelled = (fields: readonly CmsField[], at: string): string[] =>
  fields.flatMap((field) => {
    const way = `${at}.${field.name}`;
    const types = field.types ?? [];
    return [
      ...(field.label ? [] : [way]),
      ...(field.widget === 'list' && !field.label_singular ? [`${way}[]`] : []),
      ...types.filter(({ label }) => !label).map(({ name }) => `${way}.${name}`),
      ...(field.options ?? []).filter((option) => !isGerman(option)).map(({ value }) => `${way}=${value}`),
      ...unlabelled([...(field.fields ?? []), ...(field.field ? [field.field] : [])], way),
      ...types.flatMap((type) => unlabelled(type.fields, `${way}.${type.name}`)),
    ];
  });

test('every field, list entry, kind and choice has a German label in its schema (R-DESK-1)', () =>
  expect(allKinds().flatMap((kind) => unlabelled(fieldsOf(kind), kind))).toEqual([]));

test.each([
  ['events', 'date', '12. & 13. Dezember 2026', true],
  ['events', 'date', '31. Februar 2027', false],
  ['events', 'date', 'bald', false],
  ['events', 'title', 'Lesung im Zoo', true],
  ['events', 'title', 'Zoo', false],
  ['events', 'title', 'x'.repeat(81), false],
  ['events', 'title', '', false],
  // A placeholder may be replaced by something short, so the text is checked on saving.
  ['events', 'title', `{product} ${'x'.repeat(90)}`, true],
  // An optional field may be empty.
  ['events', 'district', 'undefined', true],
  ['books', 'price', '14,00 €', true],
  ['books', 'price', 'nicht angegeben', true],
  ['books', 'price', 'zehn Euro', false],
] as const)('in %s the field %s takes „%.30s“ as its schema does: %s (R-DESK-1)', (kind, name, text, takes) =>
  expect(named(fieldsOf(kind))[name]?.pattern?.[0].test(text)).toBe(takes),
);

test('list filters show upcoming events and articles without an easy text', () => {
  const view = (kind: string, filter: string) =>
    collections()
      .find(({ name }) => name === kind)
      ?.view_filters?.find(({ name }) => name === filter)?.pattern as RegExp;
  expect([view('events', 'upcoming').test('5. April 2099'), view('events', 'past').test('5. April 2099')]).toEqual([
    true,
    false,
  ]);
  expect(view('events', 'past').test('5. April 2019')).toBe(true);
  expect([view('articles', 'hard').test(''), view('articles', 'hard').test('Ein Berg.')]).toEqual([true, false]);
});

test('pictures are limited in size, and no other host is offered', () => {
  const { media_libraries: libraries } = cmsConfig();
  expect(libraries.default.config.max_file_size).toBe(12 * 1024 * 1024);
  expect(libraries.default.config.transformations.raster_image.format).toBe('webp');
  expect(libraries.stock_assets.providers).toEqual([]);
});

test('each kind’s picture folder exists (R-DESK-12)', () => {
  for (const { folder, files = [], media_folder: own } of collections())
    for (const place of folder ? [own] : files.map((file) => file.media_folder).filter(Boolean))
      expect(existsSync(`.${place}`)).toBe(true);
});

test('a list is sorted by fields its entries have, from the next event and the newest article and issue (R-DESK-14)', () => {
  for (const { fields = [], sortable_fields: sorting } of collections())
    for (const name of sorting?.fields ?? []) expect(fields.map((field) => field.name)).toContain(name);
  const sortedBy = (kind: string) =>
    collections().find(({ name }) => name === kind)?.sortable_fields?.default?.direction;
  expect([sortedBy('events'), sortedBy('articles'), sortedBy('issues')]).toEqual([
    'ascending',
    'descending',
    'descending',
  ]);
});

test('exactly the schema’s Markdown fields have a rich-text editor, and folders are distinguished from files', () => {
  const markdown = allKinds().flatMap((kind) =>
    everyField(fieldsOf(kind))
      .filter(({ widget }) => widget === 'richtext')
      .map(({ name }) => `${kind}.${name}`),
  );
  expect([...new Set(markdown)].toSorted()).toEqual(['pages.body', 'parents.body', 'parents.none', 'school.body']);
  expect([isFolder('events'), isFolder('site')]).toEqual([true, false]);
});

/** Paths of undefined values: → ['collections.0.fields.3.hint'] */
const holesIn = (value: unknown, at: string): string[] =>
  value === undefined
    ? [at]
    : value === null || typeof value !== 'object'
      ? []
      : Object.entries(value).flatMap(([key, one]) => holesIn(one, `${at}.${key}`));

test('the CMS configuration contains no undefined values (R-DESK-1)', () => {
  for (const preview of [true, false]) expect(holesIn(cmsConfig({ preview }), '')).toEqual([]);
});
