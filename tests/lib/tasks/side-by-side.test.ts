import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Step, sideBySide } from '@/lib/tasks/side-by-side';

const folder = mkdtempSync(join(tmpdir(), 'duda-steps-'));
const sign = (name: string) => join(folder, name);
const node = (script: string): Step => [process.execPath, '-e', script];
const leave = (name: string) => node(`require('fs').writeFileSync(${JSON.stringify(sign(name))}, '')`);
/** Fails unless another row leaves the sign. */
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

test('rows run in parallel, and the output of successful ones is hidden', async () => {
  expect(await sideBySide([[awaitSign('second')], [leave('second'), node("console.log('chatter')")]])).toBe(true);
  expect(said).toHaveLength(3);
  expect(said.join()).not.toMatch(/^chatter$/m);
});

test('a failed step fails the whole, shows its output, and stops no other step', async () => {
  expect(await sideBySide([[node("console.error('a fault'); process.exit(2)"), leave('after')], [node('')]])).toBe(
    false,
  );
  expect(existsSync(sign('after'))).toBe(true);
  expect(said).toContainEqual('a fault\n');
});
