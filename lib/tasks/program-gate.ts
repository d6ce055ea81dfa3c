import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findMissing, notRun, type ProgramName } from './programs';
import { runTool } from './tool';

/** Programs needed by the tests in tests/<name>: `tsx lib/tasks/program-gate.ts hosts`; further arguments go to jest. */
const PROGRAMS: Record<string, ProgramName[]> = {
  hosts: ['nginx', 'caddy', 'apache'],
  engines: ['firefox', 'webkit'],
  receiver: ['postgres', 'pgbouncer'],
};

const [gate = '', ...args] = process.argv.slice(2);
const missing = findMissing(PROGRAMS[gate] ?? []);
const accepted = parse(readFileSync('tests/accepted-gaps.yaml', 'utf8')) ?? {};
const gap = missing.length > 0 ? notRun(gate, missing, accepted, process.env.CI === 'true') : undefined;
if (gap?.isRefused) {
  console.error(gap.sentence);
  process.exit(1);
}
const { status } = runTool('npx', ['jest', '--config', `tests/${gate}/jest.config.js`, ...args]);
if (gap) console.warn(gap.sentence);
process.exit(status ?? 1);
