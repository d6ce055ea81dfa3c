import { fieldOf, type Member, type Part } from './field';
import { PICTURE_TYPES } from './pictures';
import type { CmsField } from './types';

type Data = Record<string, unknown>;
export type Fields = Part & { sub: (at: string) => CmsField[] };
export type List = Part & { isList: true };
export type Kind = Fields & { label: string };

/** Name of a list in a list, or in a file, since forms need names. */
export const ENTRIES = 'entries';
const ENDS = ['first', 'second', 'third'];
/** Fields that label a collapsed list entry; the first one present wins. */
const NAMES = 'title heading question word name label animal reason day path text section'.split(' ');
const NAMING = ['string', 'text', 'richtext', 'select', 'relation'];

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isData(value) && Object.keys(value).length === 0);

const isAddress = (src: unknown) => typeof src !== 'string' || src.startsWith('https:');

/** Sveltia finds pictures by paths from the site's root. */
const asPicture = (src: Member): Member => ({
  ...src,
  optional: false,
  field: () => ({ widget: 'image', required: true, accept: PICTURE_TYPES.join(',') }),
  toForm: (path) => (isAddress(path) || String(path).startsWith('/') ? path : `/${path}`),
  fromForm: (path) => (isAddress(path) ? path : String(path).replace(/^\/+/, '')),
});

function groupOf(fields: CmsField[]): Partial<CmsField> & { fields: CmsField[] } {
  const name = NAMES.find((known) => fields.some((one) => one.name === known && NAMING.includes(one.widget)));
  return { fields, ...(name && { summary: `{{fields.${name}}}` }) };
}

/** fields({ id, title }) → an object: known fields in the schema's order, then unknown ones, which editors must not lose */
export function fields(all: Readonly<Record<string, Member>>): Fields {
  const members = all.src && all.alt ? { ...all, src: asPicture(all.src) } : all;
  const sub = (at: string) => Object.entries(members).map(([name, member]) => fieldOf(name, member, `${at}.${name}`));
  return {
    sub,
    field: (at, optional) => ({
      widget: 'object',
      required: !optional,
      collapsed: optional ? 'auto' : false,
      ...groupOf(sub(at)),
    }),
    entry: (at) => {
      const own = sub(at);
      const isPicture = own.some(({ widget }) => widget === 'image');
      return { collapsed: 'auto', ...groupOf(own), ...(isPicture && { thumbnail: 'src' }) };
    },
    toForm: (data) =>
      isData(data)
        ? Object.fromEntries(Object.entries(data).map(([name, one]) => [name, members[name]?.toForm(one) ?? one]))
        : data,
    fromForm: (form) => {
      if (!isData(form)) return form ?? undefined;
      const known = Object.entries(members).map(([name, { optional, fromForm }]) => {
        const value = fromForm(form[name]);
        return [name, optional && isEmpty(value) ? undefined : value] as const;
      });
      const unknown = Object.entries(form).filter(([name]) => !members[name]);
      return Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined));
    },
  };
}

/** kinds('type', { heading, picture }) → an object of one of these kinds, named by its field `type` */
export function kinds(key: string, all: Readonly<Record<string, Kind>>): Part {
  const kindOf = (data: Data) => all[String(data[key])];
  const settings = (at: string) => ({
    types: Object.entries(all).map(([name, { label, sub }]) => ({ name, label, ...groupOf(sub(`${at}.${name}`)) })),
    typeKey: key,
  });
  return {
    field: (at, optional) => ({ widget: 'object', required: !optional, ...settings(at) }),
    entry: (at) => ({ collapsed: 'auto', ...settings(at) }),
    toForm: (data) => (isData(data) ? (kindOf(data)?.toForm(data) ?? data) : data),
    fromForm: (form) => {
      if (!isData(form)) return form ?? undefined;
      const { [key]: name, ...rest } = form;
      const kind = kindOf(form)?.fromForm(rest);
      return isData(kind) ? { [key]: name, ...kind } : form;
    },
  };
}

/** list(name, { min: 1 }) → a list of names */
export function list(of: Member, { min = 0, max }: { min?: number; max?: number }): List {
  const item = 'isList' in of ? { ...of, ...asFields(of) } : of;
  return {
    isList: true,
    field: (at, optional) => {
      const { hint: _, ...field } = fieldOf('entry', item, at);
      return {
        widget: 'list',
        required: !optional && min > 0,
        ...(!optional && { min }),
        ...(max !== undefined && { max }),
        ...(item.label && { label_singular: item.label }),
        ...(item.entry?.(at) ?? { field }),
      };
    },
    toForm: (value) => (Array.isArray(value) ? value.map(item.toForm) : value),
    fromForm: (value) => (Array.isArray(value) ? value.map(item.fromForm) : []),
  };
}

type Change = { to: Part['toForm']; from: Part['fromForm'] };

/** A part that its file writes in a shape that no form has. */
const reshaped = <Inner extends Part>(inner: Inner, { to, from }: Change): Inner => ({
  ...inner,
  toForm: (value) => inner.toForm(to(value)),
  fromForm: (value) => from(inner.fromForm(value)),
});

const ends = (items: readonly unknown[]) => items.map((item, at) => [ENDS[at] as string, item] as const);

/** pair([left, top]) → values written as [75, 4] */
export function pair(items: readonly Member[]): Part {
  const inner = fields(Object.fromEntries(ends(items)) as Record<string, Member>);
  return {
    ...reshaped(inner, {
      to: (value) => (Array.isArray(value) ? Object.fromEntries(ends(value)) : value),
      from: (form) => (isData(form) ? items.map((_, at) => form[ENDS[at] as string]) : form),
    }),
    field: (at, optional) => ({ widget: 'object', required: !optional, fields: inner.sub(at) }),
  };
}

/** either(name, 'Tier', animal) → the text of `alone`, or the fields of `own`; `label` is that of both */
export function either(alone: Member, label: string, own: Kind): Part {
  const text = { ...alone, label, hint: undefined };
  return reshaped(kinds('type', { alone: { ...fields({ text }), label: alone.label }, own }), {
    to: (value) => (isData(value) ? { type: 'own', ...value } : { type: 'alone', text: value }),
    from: (form) => {
      const { type, text: one, ...rest } = Object(form);
      return type === 'own' ? rest : one;
    },
  });
}

/** named(key, value) → fields with any names */
export function named(key: Member, value: Member): Part {
  const inner = fields({ key, value });
  const all = list({ ...inner, label: key.label, optional: false }, {});
  return {
    ...reshaped(all, {
      to: (data) => (isData(data) ? Object.entries(data).map(([name, one]) => ({ key: name, value: one })) : data),
      from: (form) => Object.fromEntries((form as Data[]).map((one) => [one.key, one.value])),
    }),
    field: (at) => ({ ...all.field(at, true), summary: '{{fields.key}}' }),
  };
}

/** A list by itself gets a name: asFields(list) → its form, { entries: list } */
export function asFields(all: Member): Fields {
  const inner = fields({ [ENTRIES]: all });
  return {
    ...reshaped(inner, {
      to: (value) => ({ [ENTRIES]: value }),
      from: (form) => (isData(form) ? form[ENTRIES] : form),
    }),
    entry: (at) => ({ fields: inner.sub(at) }),
  };
}
