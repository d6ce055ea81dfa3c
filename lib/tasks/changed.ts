import { spawnSync } from 'node:child_process';

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
