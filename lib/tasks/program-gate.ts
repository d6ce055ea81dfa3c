import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hasChanged } from './changed';
import { notRun } from './not-run';
import { findMissing, type ProgramName } from './programs';
import { runTool } from './tool';

/** Programs needed by the tests in tests/<name>. */
const PROGRAMS = {
  hosts: ['nginx', 'caddy', 'apache'],
  engines: ['firefox', 'webkit'],
  receiver: ['postgres'],
} satisfies Record<string, ProgramName[]>;

const hasDocker = () => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** Runs the gate on a copy in a fresh Debian container, where it may install packages. */
const inDocker = (gate: string) =>
  spawnSync(
    'docker',
    [
      'run',
      '--rm',
      '--volume',
      `${process.cwd()}:/site:ro`,
      `node:${process.versions.node.split('.')[0]}-bookworm`,
      'bash',
      '-c',
      `mkdir /copy && tar -C /site --exclude=node_modules --exclude=./.git -c . | tar -C /copy -x && cd /copy && npm ci && npm run gate -- ${gate}`,
    ],
    { stdio: 'inherit' },
  ).status ?? 1;

/** Paths that affect the result of these gates; `--if-changed` skips a gate if none of them has changed. */
const SOURCES = [
  'lib/hosts',
  'lib/tasks/start.ts',
  'lib/tasks/start-options.ts',
  'lib/receiver',
  'tests/hosts',
  'tests/receiver',
  'content/redirects.yaml',
];

/** Runs tests/<name>, in Docker if programs are missing: programGate('hosts', true) → true */
export function programGate(gate: keyof typeof PROGRAMS, isIfChanged: boolean): boolean {
  if (isIfChanged && !process.env.THOROUGH && !hasChanged(SOURCES)) {
    console.log(`Nicht nötig (${gate}): An ${SOURCES.join(', ')} hat sich nichts geändert.`);
    return true;
  }
  const missing = findMissing(PROGRAMS[gate]);
  if (missing.length > 0 && hasDocker()) return inDocker(gate) === 0;

  const accepted = parse(readFileSync('tests/accepted-gaps.yaml', 'utf8')) ?? {};
  const gap = missing.length > 0 ? notRun(gate, missing, accepted, process.env.CI === 'true') : undefined;
  if (gap?.isRefused) {
    console.error(gap.sentence);
    return false;
  }
  const { status } = runTool('npx', ['jest', '--config', `tests/${gate}/jest.config.js`]);
  if (gap) console.warn(gap.sentence);
  return status === 0;
}
