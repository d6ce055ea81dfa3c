import { spawn } from 'node:child_process';
import { runTool } from './tool';

/** Repeats browser tests beside busy loops; arguments go to Playwright: `npm run burn-in -- tests/e2e/keep.spec.ts`, or
 * `-- --only-changed=main` for those that a change touches. */
const LOOPS = 6;

/** Ends when its parent process has gone, even if that was killed. */
const BUSY_LOOP = 'const { ppid } = process; while (process.ppid === ppid);';

for (let count = 0; count < LOOPS; count += 1) spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }).unref();
const args = ['playwright', 'test', '--repeat-each=5', '--retries=0', ...process.argv.slice(2)];
process.exit(runTool('npx', args).status ?? 1);
