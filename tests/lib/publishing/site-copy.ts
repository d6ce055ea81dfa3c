import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { parse, stringify } from 'yaml';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

// biome-ignore lint/suspicious/noExplicitAny: whatever a file of the fixtures holds
export type Data = any;

/** A copy of the fixtures that tests may change: `fresh` says when it is copied again, if a test has touched it. */
export function siteCopy(fresh: typeof beforeEach = beforeEach) {
  const root = mkdtempSync(join(tmpdir(), 'duda-site-'));
  let touched = true;
  fresh(() => {
    if (!touched) return;
    touched = false;
    rmSync(root, { recursive: true, force: true });
    cpSync(FIXTURES, root, { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const at = (file: string) => {
    touched = true;
    return join(root, file);
  };
  const data = (file: string): Data => parse(readFileSync(join(root, file), 'utf8'));
  const write = (file: string, written: Data) =>
    writeFileSync(
      at(file),
      typeof written === 'string' ? written : stringify(written, { aliasDuplicateObjects: false }),
    );
  return {
    root,
    at,
    data,
    write,
    /** Replaces a text of a file: change('events/3-froschkoenig.yaml', 'id: 3', 'id: 4') */
    change(file: string, from: string | RegExp, to: string, target = file) {
      const before = readFileSync(at(file), 'utf8');
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      write(target, after);
    },
    /** Changes the data of a file in place or returns other data: edit('faq.yaml', (faq) => faq.slice(1)) */
    edit(file: string, change: (data: Data) => Data, target = file) {
      const before = data(file);
      write(target, change(before) ?? before);
    },
    faults: (moment?: string) => readSite(root, moment).faults.map(formatFault),
  };
}

export type Mistake = [what: string, make: () => unknown, told: RegExp];

/** Makes all mistakes in one copy and reads it once: each is reported once, and nothing else is. */
export function reportsEach(title: string, faults: () => string[], mistakes: readonly Mistake[]) {
  describe(title, () => {
    let told: string[];
    beforeAll(async () => {
      for (const [, make] of mistakes) await make();
      told = faults();
    });
    test.each(mistakes)('%s', (_, __, expected) =>
      expect(told.filter((line) => expected.test(line))).toEqual([expect.stringMatching(expected)]),
    );
    test('nothing else is reported', () =>
      expect(told.filter((line) => !mistakes.some(([, , expected]) => expected.test(line)))).toEqual([]));
  });
}
