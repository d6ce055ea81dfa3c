import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** Runs npm or npx; Windows finds them only through its shell. runTool('npx', ['jest']).status → 0 */
export const runTool = (name: 'npm' | 'npx', args: string[], options: SpawnSyncOptions = { stdio: 'inherit' }) =>
  spawnSync(name, args, { ...options, encoding: 'utf8', shell: process.platform === 'win32' });
