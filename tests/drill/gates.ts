import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Edit } from './edits';

/** Result of a gate; without `refused` and `failed` it passed. `shaky` tests passed only when repeated. */
export type Verdict = { seconds: number; refused?: string; failed?: string[]; shaky?: string[] };

/** Runs without THOROUGH, even in `npm run check:all`: opening every route of each copy would take another hour. */
function run(copy: string, command: string, args: string[]) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {
      ...process.env,
      THOROUGH: '',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  return { seconds: (performance.now() - start) / 1000, isGreen: status === 0, said: `${stdout}${stderr}` };
}

/** The last lines of a program's output, for gates that do not name tests. */
const lastLines = (said: string) => said.trim().split('\n').slice(-3);

/** Titles of failed tests, from jest's report. */
function failedTests(copy: string, said: string): string[] {
  const file = join(copy, 'jest.json');
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
    };
    return report.testResults.flatMap(({ name, message, assertionResults }) => {
      const place = name.replace(/^.*\/tests\//, '');
      const lost = assertionResults.filter(({ status }) => status === 'failed');
      if (lost.length === 0 && assertionResults.length > 0) return [];
      return lost.length > 0
        ? lost.map(({ fullName }) => `${place}: ${fullName}`)
        : [`${place}: ${lastLines(message)}`];
    });
  } catch {
    return lastLines(said);
  } finally {
    rmSync(file, { force: true });
  }
}

function jest(copy: string, args: string[]): Verdict {
  const { seconds, isGreen, said } = run(copy, 'npx', ['jest', '--json', '--outputFile=jest.json', ...args]);
  return isGreen ? { seconds } : { seconds, failed: failedTests(copy, said) };
}

/** Tests under a heading of the browser gate's summary: summarized(output, 'failed') → ['news.spec.ts › who reads … · Error: …'] */
export const summarized = (said: string, heading: string) =>
  said
    .slice(said.lastIndexOf('Browser tests: '))
    .split('\n\n')
    .filter((part) => part.startsWith(heading))
    .flatMap((part) => part.match(/^ {2}\S.*(?:\n {4}.*)*/gm) ?? [])
    .map((tale) => tale.trim().replace(/\n */g, ' · '));

/** The gates in order. Each gets the copy's folder and the edit. */
export const GATES = {
  content: (copy: string, { refused }: Edit): Verdict => {
    const { seconds, isGreen, said } = run(copy, 'npm', ['run', '--silent', 'content:check']);
    const [fault = ''] = said.trim().split('\n');
    if (refused) return !isGreen && refused.test(fault) ? { seconds, refused: fault } : { seconds, failed: [fault] };
    return isGreen ? { seconds } : { seconds, failed: [fault] };
  },
  /** Tests that read editors' content; all others read fixtures, which no edit changes. */
  jest: (copy: string) => jest(copy, ['--findRelatedTests', 'tests/built-content.ts']),
  build: (copy: string): Verdict => {
    const { seconds, isGreen, said } = run(copy, 'npm', ['run', '--silent', 'build']);
    return isGreen ? { seconds } : { seconds, failed: lastLines(said) };
  },
  export: (copy: string) => jest(copy, ['--config', 'tests/export/jest.config.js']),
  browser: (copy: string, { specs }: Edit): Verdict => {
    const { seconds, isGreen, said } = run(copy, 'npx', ['tsx', 'lib/tasks/gate.ts', 'browser', ...specs]);
    const [failed, shaky] = [summarized(said, 'failed'), summarized(said, 'flaky')];
    if (isGreen) return shaky.length > 0 ? { seconds, shaky } : { seconds };
    return { seconds, failed: failed.length > 0 ? failed : lastLines(said) };
  },
} satisfies Record<string, (copy: string, edit: Edit) => Verdict>;

export type Gate = keyof typeof GATES;
