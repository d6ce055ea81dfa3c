import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'duda-writable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Root may write everywhere. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534 } : {};

const check = (folders: string[]) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { refuseReadOnly } from ${JSON.stringify(pathToFileURL(resolve('lib/build/writable.mjs')).href)};
try { refuseReadOnly(${JSON.stringify(folders)}); } catch ({ message }) { console.log(message); }`,
    ],
    { ...NOBODY, encoding: 'utf8' },
  ).trim();

// Windows has no such rights.
const onUnix = process.getuid ? test : test.skip;

onUnix('a folder that cannot be written is named in one sentence; one that does not exist is no fault', () => {
  const [open, closed] = ['open', 'closed'].map((name) => join(folder, name)) as [string, string];
  for (const path of [open, closed]) mkdirSync(path);
  for (const path of [folder, open]) chmodSync(path, 0o777);
  chmodSync(closed, 0o555);
  expect(check([open, join(folder, 'none'), closed])).toBe(`${closed} cannot be written.`);
  expect(check([open, join(folder, 'none')])).toBe('');
});
