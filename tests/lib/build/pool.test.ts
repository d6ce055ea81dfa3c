import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Pool } from '@/lib/build/pool';

const folder = mkdtempSync(join(tmpdir(), 'duda-pool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that gets a prefix and puts it before each word. */
const entry = join(folder, 'entry.ts');
beforeAll(() =>
  writeFileSync(
    entry,
    `import { serveJobs } from ${JSON.stringify(resolve('lib/build/answer-jobs.ts'))};
serveJobs((sign: string) => async (word: string) => {
  if (word === 'tot') process.exit(7);
  if (word.startsWith('falsch')) throw new Error(word);
  return word === 'wer' ? String(process.pid) : sign + word;
}, Number(process.env.POOL_TEST_BYTES ?? Infinity));`,
  ),
);

const run = async (words: string[], onDone?: (word: string) => void) => {
  const pool = new Pool<string>({ entry, data: '+', ...(onDone && { onDone }) });
  return pool.run(words).finally(() => pool.close());
};

test('returns results in the order of jobs and reports each when done', async () => {
  const done: string[] = [];
  expect(await run(['a', 'b', 'c', 'd', 'e'], (word) => done.push(word))).toEqual(['+a', '+b', '+c', '+d', '+e']);
  expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('collects all errors', async () =>
  expect(run(['falsch 1', 'gut', 'falsch 2'])).rejects.toThrow(/falsch 1[\s\S]*falsch 2|falsch 2[\s\S]*falsch 1/));

test('a worker that dies ends the build', async () =>
  expect(run(['a', 'tot'])).rejects.toThrow('A build process ended (7).'));

test.each([
  ['replaced', '0', 20],
  ['kept', '1e12', availableParallelism()],
])('after each job a process is %s if it may hold %s bytes', async (_what, bytes, processes) => {
  process.env.POOL_TEST_BYTES = bytes;
  const pids = await run(Array.from({ length: 20 }, () => 'wer')).finally(() => delete process.env.POOL_TEST_BYTES);
  if (bytes === '0') expect(new Set(pids).size).toBe(processes);
  else expect(new Set(pids).size).toBeLessThanOrEqual(processes);
});
