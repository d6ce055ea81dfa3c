import { cpSync } from 'node:fs';
import base from '../../jest.config.js';
import { bundled } from '../../lib/islands/bundled.mjs';

// The processes that tests start and kill: else each start would translate its modules again.
for (const name of ['program', 'command']) bundled(`tests/receiver/${name}.ts`);
// A bundle reads what lies beside it.
cpSync('packages/receiver/store/migrations', '.cache/build/migrations', { recursive: true });

/** The receiver on a real PostgreSQL, killed and under load: run by `npm run receiver`. Content is the tests' own. */
export default {
  ...base.projects[0],
  displayName: 'receiver',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/receiver/**/*.test.ts'],
  // A red test leaves its programs running.
  forceExit: true,
};
