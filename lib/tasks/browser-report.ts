import { z } from 'zod';

const result = z.object({
  status: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
});
const annotation = z.object({ type: z.string(), description: z.string().optional() });
const run = z.object({
  projectName: z.string(),
  status: z.string(),
  annotations: z.array(annotation).default([]),
  results: z.array(result),
});
const suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(run) })),
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.array(suite).optional();
  },
});
const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Annotation type for a test that proves nothing, as the browser did not do what the test needs. */
export const UNDECIDED = 'undecided';

/** Result of a test in a run. `isRed` includes tests that never started without being skipped; `trace` is a path. */
export type Outcome = {
  title: string;
  file: string;
  project: string;
  isRed: boolean;
  isSkipped: boolean;
  error: string;
  trace?: string | undefined;
  notes: z.infer<typeof annotation>[];
};

/** `faults` belong to no test, such as a run that ended early or a worker that could not be stopped. */
export type BrowserRun = { outcomes: Outcome[]; faults: string[] };

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** firstLine('\nError: not found\n\nCall log:') → 'Error: not found' */
const firstLine = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? 'No message.';

function outcomesIn({ specs, suites = [] }: z.infer<typeof suite>, parents: string[]): Outcome[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => ({
      title: [...parents, title].join(' › '),
      file,
      project: projectName,
      isRed: status === 'unexpected' || (results.length === 0 && status !== 'skipped'),
      isSkipped: status === 'skipped',
      error: firstLine(results.flatMap(({ errors }) => errors)[0]?.message),
      trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path,
      notes: annotations,
    })),
  );
  return [...own, ...suites.flatMap((each) => outcomesIn(each, [...parents, each.title]))];
}

/** Parses Playwright's JSON report → { outcomes: [{ title: 'on a phone › no keyboard rises', … }], faults: [] } */
export function readReport(text: string): BrowserRun {
  const { suites, errors } = report.parse(JSON.parse(text));
  return {
    // The outermost suite is the file.
    outcomes: suites.flatMap((file) => outcomesIn(file, [])),
    faults: errors.map(({ message }) => firstLine(message)),
  };
}

/** Fault of a run that found no tests. */
export const NO_TEST = 'No test ran.';

export type Undecided = Pick<Outcome, 'title' | 'file'> & { reason: string };
export type Verdict = {
  passed: number;
  failed: Outcome[];
  shaky: Outcome[];
  undecided: Undecided[];
  faults: string[];
};

/** Skipped without an `UNDECIDED` annotation: proves nothing. */
const isIdle = ({ isSkipped, notes }: Outcome) => isSkipped && !notes.some(({ type }) => type === UNDECIDED);

const isSame = (one: Outcome) => (other: Outcome) =>
  one.title === other.title && one.file === other.file && one.project === other.project;

/** Verdict after the second run, which repeats only the red tests. A test that passed only then is shaky and keeps its first error. judge({
 * outcomes: [red], faults: [] }, { outcomes: [green], faults: [] }) → { shaky: [red], failed: [], … } */
export function judge(first: BrowserRun, again: BrowserRun = { outcomes: [], faults: [] }): Verdict {
  const red = first.outcomes.filter(({ isRed }) => isRed);
  const second = (one: Outcome) => again.outcomes.filter((other) => !isIdle(other)).find(isSame(one));
  const tries = red.map((one) => ({
    ...one,
    trace: second(one)?.trace ?? one.trace,
    isRed: second(one)?.isRed ?? true,
  }));
  const shaky = tries.filter(({ isRed }) => !isRed);
  const last = first.outcomes.map((one) => second(one) ?? one);
  return {
    passed: first.outcomes.filter(({ isRed, isSkipped }) => !isRed && !isSkipped).length,
    failed: tries.filter(({ isRed }) => isRed),
    shaky,
    undecided: last.flatMap(({ title, file, notes }) =>
      notes.flatMap(({ type, description = '' }) => (type === UNDECIDED ? [{ title, file, reason: description }] : [])),
    ),
    faults: [...first.faults, ...again.faults, ...(first.outcomes.every(isIdle) ? [NO_TEST] : [])],
  };
}

/** isRed({ failed: [], shaky: [one], faults: [], … }) → false */
export const isRed = ({ failed, faults }: Verdict) => failed.length + faults.length > 0;

/** countsOf(verdict) → '812 passed, 0 failed, 1 flaky, 2 undecided' */
export const countsOf = ({ passed, failed, shaky, undecided }: Verdict) =>
  `${passed} passed, ${failed.length} failed, ${shaky.length} flaky, ${undecided.length} undecided`;

/** Lines under a heading; no heading without lines: part('flaky', []) → [] */
const part = (heading: string, lines: string[]) => (lines.length > 0 ? ['', `${heading}:`, ...lines] : []);

const tale = ({ file, title, error, trace }: Outcome) => [
  `  ${file} › ${title}`,
  `    ${error}`,
  ...(trace ? [`    trace: ${trace}`] : []),
];

/** Summary at the end of a run → ['Browser tests: 812 passed, …', '', 'flaky (passed …):', '  news.spec.ts › …'] */
export const summaryOf = (verdict: Verdict): string[] => [
  `Browser tests: ${countsOf(verdict)}.`,
  ...part('failed (twice)', verdict.failed.flatMap(tale)),
  ...part(
    'failed (no single test)',
    verdict.faults.map((fault) => `  ${fault}`),
  ),
  ...part('flaky (passed the second time)', verdict.shaky.flatMap(tale)),
  ...part(
    'undecided (the browser did not do what the test is about)',
    verdict.undecided.map(({ file, title, reason }) => `  ${file} › ${title}: ${reason}`),
  ),
];
