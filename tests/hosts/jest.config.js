import { ofBuilt } from '../../jest.config.js';

/** Tests of the hosts' files on out/, with the servers themselves: run by `npm run hosts`. */
export default {
  ...ofBuilt,
  displayName: 'hosts',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
  testPathIgnorePatterns: [],
};
