import base from '../../jest.config.js';

/** The receiver on a real PostgreSQL, killed and under load: run by `npm run receiver`. Content is the tests' own. */
export default {
  ...base.projects[0],
  displayName: 'receiver',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/receiver/**/*.test.ts'],
  // A red test leaves its programs running.
  forceExit: true,
};
