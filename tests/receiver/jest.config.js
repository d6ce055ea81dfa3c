import base from '../../jest.config.js';

/** The receiver on a real PostgreSQL, killed and under load: run by `npm run gate -- receiver`. Content is the tests' own. */
export default async () => {
  const { projects } = await base();
  return {
    ...projects[0],
    displayName: 'receiver',
    rootDir: process.cwd(),
    testMatch: ['<rootDir>/tests/receiver/**/*.test.ts'],
    testPathIgnorePatterns: [],
    // A red test leaves its programs running.
    forceExit: true,
  };
};
