import { spawn } from 'node:child_process';
import { runBrowserTests, withSite } from './browser-run';
import { isLoaded, isSteady, readBurnIn, runLine, type Turn, tableOf, touchesNothing } from './burn-in-report';

/** Ends when its parent process has gone, even if that was killed. */
const BUSY_LOOP = 'const { ppid } = process; while (process.ppid === ppid);';

/** Starts `count` busy processes → a function that stops them */
function keepBusy(count: number) {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }));
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

const options = readBurnIn(process.argv.slice(2));

const turns = await withSite(async (origin) => {
  const done: Turn[] = [];
  for (let at = 0; at < options.runs; at += 1) {
    const loaded = isLoaded(at, options);
    const stop = keepBusy(loaded ? options.load : 0);
    const begun = performance.now();
    try {
      const verdict = await runBrowserTests(options.playwright, origin);
      if (touchesNothing(options, verdict)) return [];
      done.push({ verdict, isLoaded: loaded, seconds: (performance.now() - begun) / 1000 });
    } finally {
      stop();
    }
    console.log(`\n${done.map((turn, index) => runLine(turn, index, options.runs)).join('\n')}\n`);
  }
  return done;
});

const table = tableOf(turns);
if (turns.length === 0) console.log('The change affects no browser test.');
else console.log(table.length > 0 ? table.join('\n') : 'No test failed.');
process.exitCode = turns.every(({ verdict }) => isSteady(verdict)) ? 0 : 1;
