import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findMissing, type ProgramName } from './programs';
import { runTool } from './tool';

/** Programs needed by the tests in tests/<name>. */
const PROGRAMS = {
  hosts: ['nginx', 'caddy', 'apache'],
  engines: ['firefox', 'webkit'],
  receiver: ['postgres', 'pgbouncer'],
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
  'lib/dev',
  'lib/ask',
  'lib/build',
  'next.config.ts',
  'lib/tasks/start.ts',
  'lib/tasks/start-options.ts',
  'packages/receiver',
  'tests/hosts',
  'tests/receiver',
  'content/redirects.yaml',
];

/** Runs tests/<name>, in Docker if programs are missing: programGate('hosts', true) → true */
export function programGate(gate: keyof typeof PROGRAMS, isIfChanged: boolean): boolean {
  if (isIfChanged && !process.env.THOROUGH && !hasChanged(SOURCES)) {
    console.log(`Not needed (${gate}): ${SOURCES.join(', ')} are unchanged.`);
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

/** True if the change touches the paths, or git cannot tell (shallow clone): hasChanged(['lib/hosts']) → false */
export function hasChanged(paths: string[], cwd = process.cwd()): boolean {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  // On main the change is the last commit.
  const before = left && left !== git('rev-parse', 'HEAD') ? left : git('rev-parse', '--verify', '--quiet', 'HEAD^');
  const changed = before && git('diff', '--name-only', before, '--', ...paths);
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return changed !== '' || added !== '';
}

type NotRun = { sentence: string; isRefused: boolean };

/** With CI=true, only gaps that are accepted by name and with a reason are allowed:
 * notRun('hosts', ['caddy'], {}, true) → { sentence: 'Not run (hosts): caddy. With CI=true …', isRefused: true } */
export function notRun(gate: string, missing: string[], accepted: Record<string, string>, isCi: boolean): NotRun {
  const open = missing.filter((name) => !accepted[name]?.trim());
  const gaps = missing.map((name) => (accepted[name] ? `${name} (${accepted[name]})` : name)).join(', ');
  const isRefused = isCi && open.length > 0;
  const why = isRefused
    ? ` With CI=true ${open.join(', ')} must run, or be accepted with a reason in tests/accepted-gaps.yaml.`
    : '';
  return { sentence: `Not run (${gate}): ${gaps}.${why}`, isRefused };
}
