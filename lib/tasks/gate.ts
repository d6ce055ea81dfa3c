import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hasChanged } from './changed';
import { notRun } from './not-run';
import { findMissing, type ProgramName } from './programs';
import { runTool } from './tool';

/** tests/<name> and the programs of the machine they need: `tsx lib/tasks/gate.ts hosts` */
const GATES: Record<string, ProgramName[]> = {
  hosts: ['nginx', 'caddy', 'apache'],
  engines: ['firefox', 'webkit'],
  receiver: ['postgres'],
};

const hasDocker = () => spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;

/** On a copy in a fresh Debian, where it may install what it needs. */
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
      `mkdir /copy && tar -C /site --exclude=node_modules --exclude=./.git -c . | tar -C /copy -x && cd /copy && npm ci && npm run test:${gate}`,
    ],
    { stdio: 'inherit' },
  ).status ?? 1;

/** What decides how a gate ends; `--if-changed` skips it where none of it has changed. */
const SOURCES = [
  'lib/hosts',
  'lib/tasks/start.ts',
  'lib/tasks/start-options.ts',
  'lib/receiver',
  'tests/hosts',
  'tests/receiver',
  'content/redirects.yaml',
];

const [gate = '', when] = process.argv.slice(2);
const programs = GATES[gate];
if (!programs) throw new Error(`${gate || 'Kein Name'}: Es gibt ${Object.keys(GATES).join(', ')}.`);
if (when === '--if-changed' && !process.env.THOROUGH && !hasChanged(SOURCES)) {
  console.log(`Nicht nötig (${gate}): An ${SOURCES.join(', ')} hat sich nichts geändert.`);
  process.exit(0);
}

const missing = findMissing(programs);
if (missing.length > 0 && hasDocker()) process.exit(inDocker(gate));

const accepted = parse(readFileSync('tests/accepted-gaps.yaml', 'utf8')) ?? {};
const gap = missing.length > 0 ? notRun(gate, missing, accepted, process.env.CI === 'true') : undefined;
if (gap?.isRefused) {
  console.error(gap.sentence);
  process.exit(1);
}
const { status } = runTool('npx', ['jest', '--config', `tests/${gate}/jest.config.js`]);
if (gap) console.warn(gap.sentence);
process.exit(status ?? 1);
