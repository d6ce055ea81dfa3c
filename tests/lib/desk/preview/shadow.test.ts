import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@/lib/content/read';
import { fileOf, Shadow } from '@/lib/desk/preview/shadow';
import { judged } from '@/lib/desk/preview/told';

let folder: string;
let root: string;
let shadow: Shadow;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duda-shadow-'));
  root = join(folder, 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
  shadow = new Shadow(root, join(folder, 'shadow'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As the preview reads it: the shadow's own links are none of an editor's. */
const read = (name: string) => readContent(join(folder, name), undefined, () => []);

const EVENT = 'events/1-winterlesung.yaml';
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const inShadow = (file: string) => readFileSync(join(folder, 'shadow', file), 'utf8');
const saying = (text: string) => text.replace(/^title: .*$/m, 'title: Ein Abend mit Sternen');

test('the draft stands in place of its file, and the file stays as it was (R-DESK-9)', () => {
  const before = textOf(EVENT);
  const place = shadow.take({ kind: 'events', text: saying(before), old: before });
  expect(place).toEqual({ file: EVENT, isNew: false });
  expect(inShadow(EVENT)).toBe(saying(before));
  expect(textOf(EVENT)).toBe(before);
  const { content } = read('shadow');
  expect(content?.events.map(({ title }) => title)).toContain('Ein Abend mit Sternen');
});

test('the next draft finds the content as it is saved, with what came and went meanwhile', () => {
  const before = textOf(EVENT);
  shadow.take({ kind: 'events', text: saying(before), old: before });
  rmSync(join(root, 'events/2-roboterwerkstatt.yaml'));
  writeFileSync(join(root, 'faq.yaml'), `${textOf('faq.yaml')}# more\n`);
  shadow.take({ kind: 'site', text: textOf('site.yaml'), old: textOf('site.yaml') });
  expect(inShadow(EVENT)).toBe(before);
  expect(existsSync(join(folder, 'shadow/events/2-roboterwerkstatt.yaml'))).toBe(false);
  expect(inShadow('faq.yaml')).toMatch(/# more\n$/);
});

test('without a file the check tells who needs it, and then it is there again (R-DESK-16)', () => {
  const file = 'articles/wie-ein-vulkan-ausbricht.yaml';
  shadow.leaveOut(file);
  const { faults } = read('shadow');
  expect(faults.map(({ expected }) => expected).join()).toContain('issues/2026-47.yaml');
  shadow.leaveOut();
  expect(inShadow(file)).toBe(textOf(file));
});

test('a new event is a file of its own until it is saved, and then the same one', () => {
  const text = saying(textOf(EVENT)).replace('id: 1', 'id: 77');
  expect(fileOf(root, { kind: 'events', text })).toEqual({ file: 'events/77-entwurf.yaml', isNew: true });
  writeFileSync(join(root, 'events/77-ein-abend.yaml'), text);
  const further = text.replace('Sternen', 'vielen Sternen');
  expect(fileOf(root, { kind: 'events', text: further, fresh: text }).file).toBe('events/77-ein-abend.yaml');
  const other = further.replace('id: 77', 'id: 78');
  expect(fileOf(root, { kind: 'events', text: other, fresh: text }).file).toBe('events/78-entwurf.yaml');
});

test('a file that was changed elsewhere meanwhile, or could not be written, is still the same one', () => {
  const old = textOf(EVENT);
  writeFileSync(join(root, EVENT), old.replace(/^location: .*$/m, 'location: Bücherei am Markt'));
  expect(shadow.take({ kind: 'events', text: saying(old), old })).toEqual({ file: EVENT, isNew: false });
  expect(read('shadow').faults).toEqual([]);
});

test('links that lead nowhere, as an editor’s program leaves them, end nothing', () => {
  for (const name of ['.#site.yaml', 'events/.#1.yaml', 'events/9-nirgends.yaml', 'pictures/nirgends.webp'])
    symlinkSync('nirgends', join(root, name));
  const linked = new Shadow(root, join(folder, 'linked'));
  linked.leaveOut();
  expect(read('linked').faults).toEqual([]);
});

test('a picture that was only chosen is there for the draft, and one that is being saved is no fault', () => {
  const before = textOf(EVENT);
  const src = 'blob:http://localhost:3003/9f2c';
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>').toString('base64');
  const pictures = [{ src, type: 'image/svg+xml', data }];
  const chosen = before.replace('events/winterlesung.webp', src);
  shadow.take({ kind: 'events', text: chosen, old: before, pictures });
  expect(read('shadow').faults).toEqual([]);
  shadow.take({ kind: 'events', text: before.replace('winterlesung.webp', 'sterne.webp'), old: before });
  expect(read('shadow').faults).toEqual([]);
});

test('what was chosen for a former draft is no fault of the next', () => {
  const before = textOf(EVENT);
  const src = 'blob:http://localhost:3003/9f2c';
  const pictures = [{ src, type: 'image/webp', data: Buffer.from('torn').toString('base64') }];
  shadow.take({ kind: 'events', text: before.replace('events/winterlesung.webp', src), old: before, pictures });
  shadow.take({ kind: 'events', text: before, old: before });
  expect(read('shadow').faults).toEqual([]);
});

test('a picture that was saved and is gone is still told', () => {
  const before = textOf(EVENT).replace('winterlesung.webp', 'sterne.webp');
  writeFileSync(join(root, EVENT), before);
  shadow.take({ kind: 'events', text: saying(before), old: before });
  const { faults } = read('shadow');
  expect(faults).toMatchObject([{ file: EVENT, field: 'image.src' }]);
});

test('what other files say holds nothing back, and a name nobody chose yet is not told (R-DESK-10)', () => {
  const fault = { field: 'title', found: 'nichts', expected: 'ein Text' };
  const own = { file: EVENT, ...fault };
  const other = { file: 'news.yaml', ...fault };
  const named = { ...own, field: '(Datei)' };
  const told = { faults: [own, other, named], warnings: [{ kind: 'Hinweis' as const, ...other }] };
  expect(judged(told, { file: EVENT, isNew: true }, {})).toEqual({
    faults: [own],
    elsewhere: [other],
    warnings: [],
    page: {},
    isCurrent: false,
  });
  expect(judged(told, { file: EVENT, isNew: false }, {}).faults).toEqual([own, named]);
});

test('what is told of one list of a file is told of the file', () => {
  const fault = { file: 'lists.yaml (events)', field: 'title', found: '„A“', expected: 'ein kürzeres Wort' };
  const told = { faults: [fault], warnings: [] };
  expect(judged(told, { file: 'lists.yaml', isNew: false }, {}).faults).toEqual([fault]);
});
