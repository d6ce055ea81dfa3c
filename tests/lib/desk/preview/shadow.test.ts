import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentCopy, fileOf } from '@/lib/desk/preview/shadow';
import { draftCheck } from '@/lib/desk/preview/told';
import { readSite } from '@/lib/publishing/read';

let folder: string;
let root: string;
let shadow: ContentCopy;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duda-shadow-'));
  root = join(folder, 'content');
  cpSync('tests/fixtures/content', root, { recursive: true });
  shadow = new ContentCopy(root, join(folder, 'shadow'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads like the preview, where the shadow’s own symlinks are allowed. */
const read = (name: string) => readSite(join(folder, name), undefined, () => []);

const EVENT = 'events/1-winterlesung.yaml';
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const inShadow = (file: string) => readFileSync(join(folder, 'shadow', file), 'utf8');
const saying = (text: string) => text.replace(/^title: .*$/m, 'title: Ein Abend mit Sternen');

test('a draft replaces its file in the shadow, and the file stays unchanged (R-DESK-9)', () => {
  const before = textOf(EVENT);
  const place = shadow.take({ kind: 'events', text: saying(before), old: before });
  expect(place).toEqual({ file: EVENT, isNew: false });
  expect(inShadow(EVENT)).toBe(saying(before));
  expect(textOf(EVENT)).toBe(before);
  const { content } = read('shadow');
  expect(content?.events.map(({ title }) => title)).toContain('Ein Abend mit Sternen');
});

test('the next draft sees the saved content, with files added and removed since', () => {
  const before = textOf(EVENT);
  shadow.take({ kind: 'events', text: saying(before), old: before });
  rmSync(join(root, 'events/2-roboterwerkstatt.yaml'));
  writeFileSync(join(root, 'faq.yaml'), `${textOf('faq.yaml')}# more\n`);
  shadow.take({ kind: 'site', text: textOf('site.yaml'), old: textOf('site.yaml') });
  expect(inShadow(EVENT)).toBe(before);
  expect(existsSync(join(folder, 'shadow/events/2-roboterwerkstatt.yaml'))).toBe(false);
  expect(inShadow('faq.yaml')).toMatch(/# more\n$/);
});

test('leaving out a file reports what needs it, and the next call brings it back (R-DESK-16)', () => {
  const file = 'articles/wie-ein-vulkan-ausbricht.yaml';
  shadow.leaveOut(file);
  const { faults } = read('shadow');
  expect(faults.map(({ expected }) => expected).join()).toContain('issues/2026-47.yaml');
  shadow.leaveOut();
  expect(inShadow(file)).toBe(textOf(file));
});

test('a new event is a file of its own, and stays the same one after saving', () => {
  const text = saying(textOf(EVENT)).replace('id: 1', 'id: 77');
  expect(fileOf(root, { kind: 'events', text })).toEqual({ file: 'events/77-entwurf.yaml', isNew: true });
  writeFileSync(join(root, 'events/77-ein-abend.yaml'), text);
  const further = text.replace('Sternen', 'vielen Sternen');
  expect(fileOf(root, { kind: 'events', text: further, fresh: text }).file).toBe('events/77-ein-abend.yaml');
  const other = further.replace('id: 77', 'id: 78');
  expect(fileOf(root, { kind: 'events', text: other, fresh: text }).file).toBe('events/78-entwurf.yaml');
});

test('a file changed elsewhere or not written is still recognized', () => {
  const old = textOf(EVENT);
  writeFileSync(join(root, EVENT), old.replace(/^location: .*$/m, 'location: Bücherei am Markt'));
  expect(shadow.take({ kind: 'events', text: saying(old), old })).toEqual({ file: EVENT, isNew: false });
  expect(read('shadow').faults).toEqual([]);
});

test('dangling symlinks, such as editors’ lock files, do no harm', () => {
  for (const name of ['.#site.yaml', 'events/.#1.yaml', 'events/9-nirgends.yaml', 'pictures/nirgends.webp'])
    symlinkSync('nirgends', join(root, name));
  const linked = new ContentCopy(root, join(folder, 'linked'));
  linked.leaveOut();
  expect(read('linked').faults).toEqual([]);
});

test('a picture chosen but not saved is available to the draft, and one being saved causes no error', () => {
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

test('a picture chosen for an earlier draft causes no error', () => {
  const before = textOf(EVENT);
  const src = 'blob:http://localhost:3003/9f2c';
  const pictures = [{ src, type: 'image/webp', data: Buffer.from('torn').toString('base64') }];
  shadow.take({ kind: 'events', text: before.replace('events/winterlesung.webp', src), old: before, pictures });
  shadow.take({ kind: 'events', text: before, old: before });
  expect(read('shadow').faults).toEqual([]);
});

test('a saved picture that is gone is reported', () => {
  const before = textOf(EVENT).replace('winterlesung.webp', 'sterne.webp');
  writeFileSync(join(root, EVENT), before);
  shadow.take({ kind: 'events', text: saying(before), old: before });
  const { faults } = read('shadow');
  expect(faults).toMatchObject([{ file: EVENT, field: 'image.src' }]);
});

test('errors of other files do not block saving, and a file name not chosen yet is not reported (R-DESK-10)', () => {
  const fault = { field: 'title', found: 'nichts', expected: 'ein Text' };
  const own = { file: EVENT, ...fault };
  const other = { file: 'news.yaml', ...fault };
  const named = { ...own, field: '(Datei)' };
  const told = { faults: [own, other, named], warnings: [{ kind: 'Hinweis' as const, ...other }] };
  expect(draftCheck(told, { file: EVENT, isNew: true }, {})).toEqual({
    faults: [own],
    elsewhere: [other],
    warnings: [],
    page: {},
    isCurrent: false,
  });
  expect(draftCheck(told, { file: EVENT, isNew: false }, {}).faults).toEqual([own, named]);
});

test('an error of a list in a file is reported for the file', () => {
  const fault = { file: 'lists.yaml (events)', field: 'title', found: '„A“', expected: 'ein kürzeres Wort' };
  const told = { faults: [fault], warnings: [] };
  expect(draftCheck(told, { file: 'lists.yaml', isNew: false }, {}).faults).toEqual([fault]);
});
