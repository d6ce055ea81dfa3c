import { runTool } from './tool';

/** All checks, also those not in `npm test` and `npm run check`. Runs nightly and before a release. */
const STEPS = [
  ['test'],
  ['exec', 'next', 'build', 'tests/gallery'],
  ['run', 'check'],
  ['run', 'gate', '--', 'engines'],
  ['run', 'drill'],
  ['run', 'bench', '--', '--only', 'scale'],
];

process.env.THOROUGH = '1';
const failed = STEPS.filter((args) => runTool('npm', args).status !== 0);
for (const args of failed) console.error(`Rot: npm ${args.join(' ')}`);
process.exit(failed.length > 0 ? 1 : 0);
