import { parseArgs } from 'node:util';
import { countsOf, isRed, NO_TEST, type Verdict } from './browser-report';

export type BurnIn = { runs: number; load: number; isChanged: boolean; playwright: string[] };

const OPTIONS = {
  runs: { type: 'string', default: '20' },
  load: { type: 'string', default: '6' },
  changed: { type: 'boolean', default: false },
  base: { type: 'string', default: 'HEAD' },
} as const;

/** Parses an integer of at least `least`; throws a message. */
function count(name: string, text: string, least: number): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${name} ${text}: expected an integer of at least ${least}.`);
}

/** Parses its own options, and passes the others to Playwright: readBurnIn(['--runs', '4', 'tests/e2e/keep.spec.ts'])
 * → { runs: 4, load: 6, isChanged: false, playwright: ['tests/e2e/keep.spec.ts'] } */
export function readBurnIn(args: readonly string[]): BurnIn {
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const isOwn = (at: number) =>
    tokens.some(
      (token) =>
        token.kind === 'option' &&
        token.name in OPTIONS &&
        (token.index === at || (token.index + 1 === at && token.value !== undefined && !token.inlineValue)),
    );
  return {
    runs: count('runs', String(values.runs), 1),
    load: count('load', String(values.load), 0),
    isChanged: values.changed === true,
    playwright: [...args.filter((_, at) => !isOwn(at)), ...(values.changed ? [`--only-changed=${values.base}`] : [])],
  };
}

/** The second half of the runs has CPU load: isLoaded(2, { runs: 5, load: 6 }) → false, isLoaded(3, …) → true */
export const isLoaded = (at: number, { runs, load }: Pick<BurnIn, 'runs' | 'load'>) => load > 0 && at >= runs / 2;

/** No test is affected by the change, which is not a fault. touchesNothing({ isChanged: true, … }, verdict) → true */
export const touchesNothing = ({ isChanged }: BurnIn, { faults }: Verdict) =>
  isChanged && faults.length === 1 && faults[0] === NO_TEST;

export type Turn = { verdict: Verdict; isLoaded: boolean; seconds: number };

/** runLine(turn, 3, 20) → 'Run 4 of 20, under load, 61 s: 12 passed, 0 failed, 1 flaky, 0 undecided' */
export const runLine = ({ verdict, isLoaded: loaded, seconds }: Turn, at: number, runs: number) =>
  `Run ${at + 1} of ${runs}, ${loaded ? 'under load' : 'idle'}, ${Math.round(seconds)} s: ${countsOf(verdict)}`;

/** A test that needed a second try counts as failed here: isSteady({ shaky: [one], failed: [], … }) → false */
export const isSteady = (verdict: Verdict) => !isRed(verdict) && verdict.shaky.length === 0;

/** All failed tests, most frequent first → ['| Test | idle | under load | of these twice | First error |', …] */
export function tableOf(turns: readonly Turn[]): string[] {
  const rows = new Map<string, { idle: number; loaded: number; twice: number; error: string }>();
  const note = (name: string, loaded: boolean, isTwice: boolean, error: string) => {
    const row = rows.get(name) ?? { idle: 0, loaded: 0, twice: 0, error };
    rows.set(name, {
      ...row,
      idle: row.idle + Number(!loaded),
      loaded: row.loaded + Number(loaded),
      twice: row.twice + Number(isTwice),
    });
  };
  for (const { verdict, isLoaded: loaded } of turns) {
    for (const { file, title, error } of verdict.failed) note(`${file} › ${title}`, loaded, true, error);
    for (const { file, title, error } of verdict.shaky) note(`${file} › ${title}`, loaded, false, error);
    for (const fault of verdict.faults) note('no single test', loaded, true, fault);
  }
  if (rows.size === 0) return [];
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '| Test | idle | under load | of these twice | First error |',
    '|---|--:|--:|--:|---|',
    ...[...rows]
      .sort(([, a], [, b]) => b.idle + b.loaded - a.idle - a.loaded)
      .map(
        ([name, { idle, loaded, twice, error }]) =>
          `| ${cell(name)} | ${idle} | ${loaded} | ${twice} | ${cell(error)} |`,
      ),
  ];
}
