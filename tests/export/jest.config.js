import { ofBuilt } from '../../jest.config.js';

/** Tests over out/: run by `npm run export`. */
export default {
  ...ofBuilt,
  displayName: 'export',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: '100%',
};
