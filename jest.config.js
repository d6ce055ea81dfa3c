import nextJest from 'next/jest.js';

// ES modules of node_modules that jest has to translate.
const ESM = ['marked', 'lucide-static'];

const shared = {
  moduleNameMapper: {
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
};

/** Next's settings for one environment; its list of untranslated packages is narrowed afterwards. */
const project = async (options) => ({
  ...(await nextJest({ dir: './' })({ ...shared, ...options })()),
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
});

export default async () => ({
  projects: [
    await project({
      displayName: 'node',
      setupFiles: ['<rootDir>/tests/seed.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.ssr.test.tsx'],
      testPathIgnorePatterns: [
        '<rootDir>/tests/export/',
        '<rootDir>/tests/hosts/',
        '<rootDir>/tests/engines/',
        '<rootDir>/tests/e2e/',
      ],
    }),
    await project({
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/**/*.test.tsx'],
      testPathIgnorePatterns: ['\\.ssr\\.test\\.tsx$'],
    }),
  ],
});
