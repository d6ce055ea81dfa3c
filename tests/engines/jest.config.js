import { ofBuilt } from '../../jest.config.js';

/** The main paths on out/ in other engines than Chromium: run by `npm run engines`. */
export default {
  ...ofBuilt,
  displayName: 'engines',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/engines/**/*.test.ts'],
  testPathIgnorePatterns: [],
  // The browsers' drivers have one port each.
  maxWorkers: 1,
};
