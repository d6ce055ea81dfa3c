import { ofBuilt } from '../../jest.config.js';

/** Tests over out/: run by `npm run check` after the build, not by plain jest. */
export default async () => ({
  ...(await ofBuilt()),
  displayName: 'export',
  rootDir: process.cwd(),
  testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
  testPathIgnorePatterns: [],
});
