import { ENTRIES } from './members';
import type { Member, Shape } from './shape';

type Data = Record<string, unknown>;
type Members = Readonly<Record<string, Member>>;

const NAMES = ['first', 'second', 'third'];
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPicture = (members: Members) => 'src' in members && 'alt' in members;
const isAddress = (src: unknown) => typeof src !== 'string' || src.startsWith('https:');

/** Sveltia finds pictures by paths from the site's root. */
const picturePath = (src: unknown) => (isAddress(src) || String(src).startsWith('/') ? src : `/${src}`);
const pictureName = (src: unknown) => (isAddress(src) ? src : String(src).replace(/^\/+/, ''));

const mapped = (members: Members, data: Data, change: (value: unknown, member: Member) => unknown): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, members[name] ? change(value, members[name]) : value]),
  );

const fieldsToForm = (members: Members, data: Data): Data => {
  const form = mapped(members, data, (value, { shape }) => toForm(shape, value));
  return isPicture(members) && 'src' in form ? { ...form, src: picturePath(form.src) } : form;
};

/** Names the parts of values that a form cannot show: toForm({ is: 'pair', … }, [75, 4]) → { first: 75, second: 4 } */
export function toForm(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'text':
    case 'number':
    case 'switch':
    case 'choice':
      return value;
    case 'fields':
      return isData(value) ? fieldsToForm(shape.fields, value) : value;
    case 'kinds':
      return isData(value) ? fieldsToForm(shape.kinds[String(value[shape.key])]?.fields ?? {}, value) : value;
    case 'pair':
      return Array.isArray(value)
        ? Object.fromEntries(value.map((item, at) => [NAMES[at], toForm(shape.items[at] as Shape, item)]))
        : value;
    case 'either':
      return isData(value)
        ? { type: 'own', ...fieldsToForm(shape.fields.fields, value) }
        : { type: 'alone', text: value };
    case 'named':
      return isData(value)
        ? Object.entries(value).map(([key, one]) => ({ key, value: toForm(shape.value, one) }))
        : value;
    case 'list': {
      const { item } = shape;
      return Array.isArray(value)
        ? value.map((one) => (item.is === 'list' ? { [ENTRIES]: toForm(item, one) } : toForm(item, one)))
        : value;
    }
    default:
      return shape satisfies never;
  }
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isData(value) && Object.keys(value).length === 0);

/** Known fields in the schema's order, then unknown ones, which editors may not see but must not lose. */
function fieldsFromForm(members: Members, form: Data, first: Data = {}): Data {
  const known = Object.entries(members).map(([name, { shape, optional }]) => {
    const value = isPicture(members) && name === 'src' ? pictureName(form[name]) : fromForm(shape, form[name]);
    return [name, optional && isEmpty(value) ? undefined : value] as const;
  });
  const unknown = Object.entries(form).filter(([name]) => !members[name] && !(name in first));
  return { ...first, ...Object.fromEntries([...known, ...unknown].filter(([, value]) => value !== undefined)) };
}

function kindFromForm({ key, kinds }: Extract<Shape, { is: 'kinds' }>, form: Data) {
  const kind = kinds[String(form[key])];
  return kind ? fieldsFromForm(kind.fields, form, { [key]: form[key] }) : form;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Inverse of toForm: fromForm({ is: 'pair', … }, { first: 75, second: 4 }) → [75, 4]; leaves out empty optional fields. */
export function fromForm(shape: Shape, value: unknown): unknown {
  if (shape.is === 'list') {
    const { item } = shape;
    return listOf(value).map((one) => fromForm(item, item.is === 'list' && isData(one) ? one[ENTRIES] : one));
  }
  if (shape.is === 'named')
    return Object.fromEntries(
      listOf(value).map((one) => [(one as Data).key, fromForm(shape.value, (one as Data).value)]),
    );
  if (value === undefined || value === null) return undefined;
  switch (shape.is) {
    case 'text':
      return String(value).replaceAll('\r\n', '\n');
    case 'number':
      return value === '' ? undefined : Number(value);
    case 'switch':
    case 'choice':
      return value;
    case 'fields':
      return isData(value) ? fieldsFromForm(shape.fields, value) : value;
    case 'kinds':
      return isData(value) ? kindFromForm(shape, value) : value;
    case 'pair':
      return isData(value) ? shape.items.map((item, at) => fromForm(item, value[NAMES[at] as string])) : value;
    case 'either':
      if (!isData(value)) return value;
      return value.type === 'own' ? withoutType(fieldsFromForm(shape.fields.fields, value)) : value.text;
    default:
      return shape satisfies never;
  }
}

const withoutType = ({ type: _, ...rest }: Data) => rest;
