import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Step, sideBySide } from '@/lib/tasks/side-by-side';

const folder = mkdtempSync(join(tmpdir(), 'duda-steps-'));
const sign = (name: string) => join(folder, name);
const node = (script: string): Step => [process.execPath, '-e', script];
const leave = (name: string) => node(`require('fs').writeFileSync(${JSON.stringify(sign(name))}, '')`);
/** Ends red where nobody leaves the sign that another row leaves. */
const awaitSign = (name: string) =>
  node(`const { existsSync } = require('fs');
    const look = setInterval(() => existsSync(${JSON.stringify(sign(name))}) && clearInterval(look), 5);`);

let said: string[] = [];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((text) => said.push(text));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

test('rows run beside each other, and green ones say no more than that', async () => {
  expect(await sideBySide([[awaitSign('second')], [leave('second'), node("console.log('chatter')")]])).toBe(true);
  expect(said).toHaveLength(3);
  expect(said.join()).not.toMatch(/^chatter$/m);
});

test('one red step makes the whole red, says what is wrong, and stops no other', async () => {
  expect(await sideBySide([[node("console.error('a fault'); process.exit(2)"), leave('after')], [node('')]])).toBe(
    false,
  );
  expect(existsSync(sign('after'))).toBe(true);
  expect(said).toContainEqual('a fault\n');
});
