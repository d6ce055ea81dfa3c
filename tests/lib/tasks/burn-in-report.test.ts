import { NO_TEST, type Outcome, type Verdict } from '@/lib/tasks/browser-report';
import { isLoaded, isSteady, readBurnIn, runLine, tableOf, touchesNothing } from '@/lib/tasks/burn-in-report';

const one: Outcome = {
  title: 'reads on',
  file: 'keep.spec.ts',
  project: 'pages',
  isRed: true,
  isSkipped: false,
  error: 'Error: a | b',
  notes: [],
};
const verdict = (some: Partial<Verdict> = {}): Verdict => ({
  passed: 1,
  failed: [],
  shaky: [],
  undecided: [],
  faults: [],
  ...some,
});

test.each([
  [[], { runs: 20, load: 6, isChanged: false, playwright: [] }],
  [
    ['--runs', '4', 'tests/e2e/keep.spec.ts'],
    { runs: 4, load: 6, isChanged: false, playwright: ['tests/e2e/keep.spec.ts'] },
  ],
  [
    ['-g', 'offline', '--load=0', '--workers=1'],
    { runs: 20, load: 0, isChanged: false, playwright: ['-g', 'offline', '--workers=1'] },
  ],
  [['--changed'], { runs: 20, load: 6, isChanged: true, playwright: ['--only-changed=HEAD'] }],
  [
    ['--changed', '--base', 'main', '--runs=2'],
    { runs: 2, load: 6, isChanged: true, playwright: ['--only-changed=main'] },
  ],
])('%j is parsed, and other arguments go to Playwright', (args, read) => expect(readBurnIn(args)).toEqual(read));

test.each([['--runs', '0'], ['--runs', 'x'], ['--load', '1.5'], ['--runs']])(
  '%s %s is refused with an explanation',
  (...args) => expect(() => readBurnIn(args)).toThrow(/--(runs|load) .*: expected an integer of at least \d\./),
);

test('the second half of the runs is under load, or none with load 0', () => {
  expect([0, 1, 2, 3, 4].map((at) => isLoaded(at, { runs: 5, load: 6 }))).toEqual([false, false, false, true, true]);
  expect(isLoaded(4, { runs: 5, load: 0 })).toBe(false);
});

test('a line sums up a run', () =>
  expect(runLine({ verdict: verdict({ shaky: [one] }), isLoaded: true, seconds: 60.6 }, 3, 20)).toBe(
    'Run 4 of 20, under load, 61 s: 1 passed, 0 failed, 1 flaky, 0 undecided',
  ));

test('a test that passes only on retry is not stable', () => {
  expect(isSteady(verdict())).toBe(true);
  expect(isSteady(verdict({ shaky: [one] }))).toBe(false);
  expect(isSteady(verdict({ failed: [one] }))).toBe(false);
  expect(isSteady(verdict({ faults: ['No test ran.'] }))).toBe(false);
});

test('the table counts failures per test, idle and under load', () => {
  const turns = [
    { verdict: verdict({ shaky: [one] }), isLoaded: false, seconds: 1 },
    { verdict: verdict({ failed: [one], faults: ['Error: worker'] }), isLoaded: true, seconds: 1 },
    { verdict: verdict(), isLoaded: true, seconds: 1 },
  ];
  expect(tableOf(turns).slice(2)).toEqual([
    '| keep.spec.ts › reads on | 1 | 1 | 1 | Error: a \\| b |',
    '| no single test | 0 | 1 | 1 | Error: worker |',
  ]);
  expect(tableOf([{ verdict: verdict(), isLoaded: false, seconds: 1 }])).toEqual([]);
});

test('a change without browser tests is no error, but other runs without tests are', () => {
  const nothing = verdict({ passed: 0, faults: [NO_TEST] });
  expect(touchesNothing(readBurnIn(['--changed']), nothing)).toBe(true);
  expect(touchesNothing(readBurnIn([]), nothing)).toBe(false);
  expect(touchesNothing(readBurnIn(['--changed']), verdict())).toBe(false);
});
