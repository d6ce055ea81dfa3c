import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Exempt: the bench measures over time, conventions name the patterns they look for, and the gallery. */
const OTHERS = /^tests\/(bench|conventions|gallery)\//;
const files = ['tests', 'lib/tasks']
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((name) => join(folder, name)))
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** `test.setTimeout` is a limit, not a wait. */
const WAITS = [
  /networkidle/g,
  /waitForTimeout/g,
  /(?<!['"]|\b(test|jest|testInfo)\.)setTimeout\b/g,
  /timers\/promises/g,
  /\bsleep\(/g,
];

/** Where time passes on purpose, and why. */
const REASONS: Record<string, string> = {
  'tests/until.ts': 'the pause between two tries of what gives no sign when it is ready',
  'tests/e2e/history.ts': 'the order is given after the answer of the page, which it takes away; nothing waits for it',
  'tests/receiver/kill.test.ts': 'ends the receiver at a random moment under load, which no event announces',
  'tests/receiver/away.test.ts': 'ends connections at random moments under load',
  'tests/receiver/load.ts': 'the pause of a sender before it tries again',
  'tests/e2e/access-states.ts': 'replaces the page’s own timers, so that a state lasts while it is looked at',
};

const waitsIn = (text: string) => WAITS.flatMap((pattern) => text.match(pattern) ?? []);

test('tests and tasks wait for events, not for a fixed time', () => {
  expect(files.length).toBeGreaterThan(400);
  const found = files
    .filter(({ file }) => !REASONS[file])
    .flatMap(({ file, text }) => waitsIn(text).map((wait) => `${file}: ${wait}`));
  expect(found).toEqual([]);
});

test('every exception is still needed', () =>
  expect(
    Object.keys(REASONS).filter((name) => !files.some(({ file, text }) => file === name && waitsIn(text).length > 0)),
  ).toEqual([]));

test('no test limit assumes an idle machine (tests/slowness.ts)', () => {
  const limits = files
    .filter(({ file }) => file.startsWith('tests/'))
    .flatMap(({ file, text }) =>
      (text.match(/\b(timeout: |setTimeout\(|PATIENCE = )\d[\d_]{3,}/g) ?? []).map((limit) => `${file}: ${limit}`),
    );
  expect(limits).toEqual([]);
});

test.each([
  'page.waitForTimeout(5)',
  'await new Promise((done) => setTimeout(done, 9))',
  "goto('/', { waitUntil: 'networkidle' })",
])('%s is found', (text) => expect(waitsIn(text)).toHaveLength(1));

test('a limit is not a wait: test.setTimeout(patience(60))', () =>
  expect(waitsIn('test.setTimeout(patience(60))')).toEqual([]));
