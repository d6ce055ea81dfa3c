import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { DAY, formatFor, ORIGIN, originOf } from '@/lib/cms/format/open';
import { allKinds, isFolder, type KindName } from '@/lib/cms/kinds';

type Form = Record<string, unknown>;

const filesOf = (kind: KindName) =>
  isFolder(kind)
    ? readdirSync(`content/${kind}`)
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `content/${kind}/${name}`)
    : [`content/${kind}.yaml`];
const FILES = allKinds().flatMap((kind) => filesOf(kind).map((file) => ({ kind, file })));
const read = (file: string) => readFileSync(file, 'utf8');

test('finds files', () => expect(FILES.length).toBeGreaterThan(100));

test('opening and saving a file unchanged keeps every byte (R-DESK-2)', () => {
  const changed = FILES.filter(({ kind, file }) => {
    const { fromFile, toFile } = formatFor(kind);
    return toFile(structuredClone(fromFile(read(file)))) !== read(file);
  });
  expect(changed).toEqual([]);
});

/** Paths of all texts in a form, except its origin. */
const waysTo = (value: unknown, way: (string | number)[] = []): (string | number)[][] => {
  if (typeof value === 'string') return [way];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== ORIGIN && key !== DAY && key !== 'type' && key !== 'kind' && key !== 'key')
    .flatMap(([key, one]) => waysTo(one, [...way, Array.isArray(value) ? Number(key) : key]));
};
const at = (value: unknown, way: readonly (string | number)[]) =>
  way.reduce<unknown>((inner, key) => (inner as Form)[key], value);
const set = (form: Form, way: readonly (string | number)[], value: unknown) => {
  const parent = at(form, way.slice(0, -1)) as Form;
  parent[way.at(-1) as string] = value;
};
const linesOf = (text: string) => text.split('\n');
/** Number of lines two texts share at start and end. */
function shared(before: string[], after: string[]) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return start + end;
}

const WORDS = fc
  .array(
    fc.constantFrom(
      'Eule',
      'Zoo:',
      "'so'",
      '#neu',
      'ja',
      '12',
      '„Ach“',
      '- Punkt',
      '{product}',
      'a, b',
      '"x"',
      '>',
      '*',
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((words) => words.join(' '));

test('changing one text changes only its lines, and is read back as written (R-DESK-2)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), WORDS, ({ kind, file }, seed, text) => {
      const { fromFile, toFile } = formatFor(kind);
      const before = read(file);
      const form = structuredClone(fromFile(before));
      const ways = waysTo(form);
      const way = ways[seed % ways.length] as (string | number)[];
      const old = String(at(form, way));
      set(form, way, text);
      const after = toFile(form);
      const again = fromFile(after);
      expect(String(at(again, way)).replace(/^\//, '').trimEnd()).toBe(text);
      set(again, way, old);
      const own = { [ORIGIN]: '', [DAY]: '' };
      expect({ ...again, ...own }).toEqual({ ...fromFile(before), ...own });
      const ofText = Math.max(old.length, text.length) / 60 + old.split('\n').length + 3;
      expect(linesOf(before).length - shared(linesOf(before), linesOf(after))).toBeLessThanOrEqual(ofText);
    }),
    { numRuns: 100 },
  );
});

const EVENT = `# yaml-language-server: $schema=../schema/event.json
id: 1
# Wird jedes Jahr verlegt.
title: Zoofest # mit Tieren
date: '5. April 2027'
image: { src: events/zoo.webp, alt: 'Ein Zoo, von oben gesehen' }
district: Ehrenfeld
description: >-
  Viele Tiere kommen zusammen und feiern ein Fest, zu dem alle Kinder der Stadt eingeladen sind.
`;

const edited = (change: (form: Form) => void, kind: KindName = 'events', text = EVENT) => {
  const { fromFile, toFile } = formatFor(kind);
  const form = structuredClone(fromFile(text));
  change(form);
  return toFile(form);
};

test('a change keeps comments, order and quotes (R-DESK-2)', () => {
  const saved = edited((form) => Object.assign(form, { title: 'Zoofest für alle', date: '6. April 2027' }));
  expect(saved).toBe(EVENT.replace('title: Zoofest #', 'title: Zoofest für alle #').replace("'5. ", "'6. "));
});

test('added fields are placed as in the schema, emptied ones removed, and long texts folded', () => {
  const saved = edited((form) =>
    Object.assign(form, { time: 'ganztägig', district: '', description: 'Ein Fest für alle. '.repeat(12).trim() }),
  );
  expect(saved).toContain("date: '5. April 2027'\ntime: ganztägig\nimage:");
  expect(saved).not.toContain('district');
  expect(Math.max(...linesOf(saved).map(({ length }) => length))).toBeLessThanOrEqual(110);
  expect(parse(saved).description).toBe('Ein Fest für alle. '.repeat(12).trim());
});

test('a quoted text over several lines stays unchanged while another text changes', () => {
  const wrapped = EVENT.replace('district: Ehrenfeld', "district: 'Ehrenfeld\n  und Nippes'");
  const saved = edited((form) => Object.assign(form, { title: 'Zoofest für alle' }), 'events', wrapped);
  expect(saved).toBe(wrapped.replace('title: Zoofest #', 'title: Zoofest für alle #'));
});

test('an empty list gets its first entry in block style', () => {
  const empty = 'newsroom:\n  corrections:\n    list: []\n    none: Nichts.\n';
  const entry = { date: '27. November 2026', article: { label: 'Zeitung', href: '/news/zeitung/' }, before: 'Alt.' };
  const saved = edited(
    ({ newsroom }) => Object.assign((newsroom as Form).corrections as Form, { list: [entry] }),
    'parents',
    empty,
  );
  expect(saved).toContain(`
    list:
      - date: 27. November 2026
        article:
          label: Zeitung
          href: /news/zeitung/
        before: Alt.
    none: Nichts.
`);
});

test('an inline list grows in its line while it fits, otherwise in block style', () => {
  const line = 'words:\n  - word: Hund\n    articles: [warum-katzen-schnurren]\n';
  const named = (articles: string[]) =>
    edited((form) => Object.assign(form, { words: [{ word: 'Hund', articles }] }), 'puzzles', line);
  expect(named(['warum-katzen-schnurren', 'warum-wir-traeumen'])).toContain(
    '    articles: [warum-katzen-schnurren, warum-wir-traeumen]\n',
  );
  const many = Array.from({ length: 8 }, (_, at) => `warum-katzen-schnurren-${at}`);
  expect(named(many)).toContain(`    articles:\n${many.map((one) => `      - ${one}\n`).join('')}`);
});

test('a picture’s path is relative to content/pictures in the file, but absolute in the form', () => {
  const { fromFile } = formatFor('events');
  expect((fromFile(EVENT).image as Form).src).toBe('/events/zoo.webp');
  expect(edited((form) => Object.assign(form.image as Form, { src: '/events/fest.webp' }))).toContain(
    "{ src: events/fest.webp, alt: 'Ein",
  );
});

test('a new file starts with its schema line and has the schema’s order', () => {
  const text = formatFor('games').toFile({
    price: '10 €',
    title: 'Turm',
    id: 7,
    image: { alt: 'Ein Turm aus Holz', src: '/games/turm.webp' },
  });
  expect(text).toBe(`# yaml-language-server: $schema=../schema/game.json
id: 7
title: Turm
price: 10 €
image:
  src: games/turm.webp
  alt: Ein Turm aus Holz
`);
});

const LIST = `# Liste\n- word: Alge # grün\n  forms: [Algen]\n  explanation: Ein Lebewesen.\n# Vulkane\n- word: Vulkan\n  forms: [Vulkane]\n  explanation: Ein Berg.\n`;

test('entries that are moved, removed or inserted keep their comments (R-DESK-2)', () => {
  const entries = (change: (list: Form[]) => Form[]) =>
    edited((form) => Object.assign(form, { entries: change(form.entries as Form[]) }), 'glossary', LIST);
  expect(entries((list) => list.slice(1))).toBe(
    '# Liste\n# Vulkane\n- word: Vulkan\n  forms: [Vulkane]\n  explanation: Ein Berg.\n',
  );
  const added = entries((list) => [
    list[0] as Form,
    { word: 'Magma', forms: ['Magma'], explanation: 'Heißes Gestein.' },
    list[1] as Form,
  ]);
  expect(added).toContain('# grün');
  expect(added).toContain('# Vulkane\n- word: Vulkan');
  expect(parse(added).map(({ word }: Form) => word)).toEqual(['Alge', 'Magma', 'Vulkan']);
  expect(parse(entries((list) => list.toReversed())).map(({ word }: Form) => word)).toEqual(['Vulkan', 'Alge']);
});

test('a form knows the text it was filled from, although the file is read again (R-DESK-6)', () => {
  const { fromFile } = formatFor('events');
  const form = fromFile(EVENT);
  fromFile(`${EVENT}# anders\n`);
  expect([form, { ...form, [ORIGIN]: 'yesterday' }, { id: 7 }].map(originOf)).toEqual([EVENT, undefined, undefined]);
});

test('a list can be sorted by date, with a key that is never saved (R-DESK-14)', () => {
  const { fromFile, toFile } = formatFor('events');
  const text = read(FILES.find(({ kind }) => kind === 'events')?.file ?? '').replace(
    /^date: .*$/m,
    'date: 12. & 13. Dezember 2026',
  );
  const form = fromFile(text);
  expect(form[DAY]).toBe('2026-12-12');
  expect(toFile({ ...form, [DAY]: '1999-01-01' })).toBe(text);
  expect(DAY in fromFile(text.replace(/^date: .*$/m, 'date: bald'))).toBe(false);
});
