import { runTool } from './tool';

/** All checks, also those not in `npm test` and `npm run check`. Runs nightly and before a release. */
const STEPS = [
  ['test'],
  ['exec', 'next', 'build', 'tests/gallery'],
  ['run', 'check'],
  ['run', 'gate', '--', 'engines'],
  ['exec', 'tsx', 'tests/e2e/plain-export.ts'],
  ['run', 'bench', '--', '--only', 'scale'],
  // One page shows that the bench still runs; its figures need a machine with nothing else to do.
  ['run', 'bench', '--', '--only', 'lighthouse,first-touch,inp', '--page', 'books'],
];

process.env.THOROUGH = '1';
const results = STEPS.map((args) => {
  const start = performance.now();
  const isGreen = runTool('npm', args).status === 0;
  const minutes = Math.round((performance.now() - start) / 60_000);
  return { isGreen, line: `${isGreen ? 'Green' : 'Red'}: npm ${args.join(' ')} (${minutes} min)` };
});
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exit(results.every(({ isGreen }) => isGreen) ? 0 : 1);
