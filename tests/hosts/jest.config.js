import { ofBuilt } from '../../jest.config.js';

/** Tests of the hosts' files on out/, with the servers themselves: run by `npm run check` after the build. */
export default async () => ({
  ...(await ofBuilt()),
  displayName: 'hosts',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  testPathIgnorePatterns: [],
});
