import { runTool } from './tool';

/** Everything, every night and before an issue is resolved: also what `npm test` and `npm run check` leave out. */
const STEPS: [tool: 'npm' | 'npx', ...args: string[]][] = [
  ['npm', 'test'],
  ['npx', 'next', 'build', 'tests/gallery'],
  ['npm', 'run', 'check'],
  ['npm', 'run', 'test:engines'],
  ['npm', 'run', 'drill'],
  ['npm', 'run', 'bench', '--', '--only', 'scale'],
];

process.env.THOROUGH = '1';
const failed = STEPS.filter(([tool, ...args]) => runTool(tool, args).status !== 0);
for (const step of failed) console.error(`Rot: ${step.join(' ')}`);
process.exit(failed.length > 0 ? 1 : 0);
