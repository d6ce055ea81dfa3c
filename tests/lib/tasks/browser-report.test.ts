import { countsOf, isRed, judge, readReport, summaryOf, UNDECIDED } from '@/lib/tasks/browser-report';

type Told = {
  status?: string;
  error?: string;
  trace?: string;
  undecided?: string;
  project?: string;
  isStarted?: boolean;
};

/** A report in Playwright’s format: one test per title, each in a group of its file. */
const reportOf = (tests: Record<string, Told>, errors: string[] = []) =>
  readReport(
    JSON.stringify({
      config: {},
      suites: [
        {
          title: 'keep.spec.ts',
          file: 'keep.spec.ts',
          specs: [],
          suites: [
            {
              title: 'on a phone',
              specs: Object.entries(tests).map(
                ([title, { status = 'expected', error, trace, undecided, project = 'pages', isStarted = true }]) => ({
                  title,
                  file: 'keep.spec.ts',
                  tests: [
                    {
                      projectName: project,
                      status,
                      annotations: undecided ? [{ type: UNDECIDED, description: undecided }] : [],
                      results: isStarted
                        ? [
                            {
                              status,
                              errors: error ? [{ message: error }] : [],
                              attachments: trace ? [{ name: 'trace', path: trace }] : [],
                            },
                          ]
                        : [],
                    },
                  ],
                }),
              ),
            },
          ],
        },
      ],
      errors: errors.map((message) => ({ message })),
      stats: {},
    }),
  );

const RED = { status: 'unexpected', error: '\n\u001b[31mError: not visible\u001b[39m\n  at line 3' };

test('a test that fails twice makes the run red and is listed with error and trace', () => {
  const verdict = judge(
    reportOf({ a: RED, b: {} }),
    reportOf({ a: { ...RED, trace: 'test-results/again/trace.zip' } }),
  );
  expect(isRed(verdict)).toBe(true);
  expect(summaryOf(verdict)).toEqual([
    'Browser tests: 1 passed, 1 failed, 0 flaky, 0 undecided.',
    '',
    'failed (twice):',
    '  keep.spec.ts › on a phone › a',
    '    Error: not visible',
    '    trace: test-results/again/trace.zip',
  ]);
});

test('a test that passes on retry is listed as flaky with its first error, and the run is not red', () => {
  const verdict = judge(reportOf({ a: RED, b: {} }), reportOf({ a: { trace: 'again/trace.zip' } }));
  expect(isRed(verdict)).toBe(false);
  expect(summaryOf(verdict).slice(1)).toEqual([
    '',
    'flaky (passed the second time):',
    '  keep.spec.ts › on a phone › a',
    '    Error: not visible',
    '    trace: again/trace.zip',
  ]);
});

test('a failed test that the second run omits, or runs in another project, stays red', () => {
  expect(isRed(judge(reportOf({ a: RED }), reportOf({})))).toBe(true);
  expect(isRed(judge(reportOf({ a: RED }), reportOf({ a: { project: 'ways' } })))).toBe(true);
  expect(isRed(judge(reportOf({ a: RED }), reportOf({ a: { status: 'skipped', isStarted: false } })))).toBe(true);
});

test.each(['expected', 'unexpected'])('a test that never started is red, even if it was %s', (status) =>
  expect(isRed(judge(reportOf({ a: { status, isStarted: false } })))).toBe(true),
);

test('a run without tests, or with an error outside tests, is red', () => {
  expect(summaryOf(judge(reportOf({})))).toContain('  No test ran.');
  expect(isRed(judge(reportOf({})))).toBe(true);
  const verdict = judge(reportOf({ a: {} }, ['Error: worker process exited unexpectedly']));
  expect(isRed(verdict)).toBe(true);
  expect(summaryOf(verdict)).toContain('  Error: worker process exited unexpectedly');
});

test('an undecided test is listed with its reason, and is not red', () => {
  const verdict = judge(reportOf({ a: { status: 'skipped', undecided: 'not rendered ahead' }, b: {} }));
  expect(isRed(verdict)).toBe(false);
  expect(countsOf(verdict)).toBe('1 passed, 0 failed, 0 flaky, 1 undecided');
  expect(summaryOf(verdict)).toContain('  keep.spec.ts › on a phone › a: not rendered ahead');
});

test('an invalid report is refused', () => {
  expect(() => readReport('')).toThrow();
  expect(() => readReport('{"suites":[{}]}')).toThrow();
});
