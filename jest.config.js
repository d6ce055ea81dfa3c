import nextJest from 'next/jest.js';
import { REPLACED } from './tests/fixtures/replaced.js';

// ES modules of node_modules that jest has to translate.
const ESM = ['marked', 'entities', 'postcss-styled-syntax', 'age-encryption', '@noble', '@scure'];
const UNTRANSLATED = [`/node_modules/(?!(${ESM.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'];

/** Tests read a small site of their own, which no editor changes; only tests of what was built read content/. */
const FIXTURES = Object.fromEntries(
  Object.entries(REPLACED).map(([module, file]) => [`^${module}$`, `<rootDir>/${file}`]),
);

const shared = {
  moduleNameMapper: {
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  globalSetup: '<rootDir>/tests/global-setup.ts',
  // Nothing is imported from there, so jest need not look through it for modules.
  modulePathIgnorePatterns: [
    '<rootDir>/(out|out-preview|deploy|deploy-preview|public|content|illustrations|test-results|\\.next|\\.cache)/',
  ],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
};

/** Next's translation, which leaves the names of modules to jest: else FIXTURES would never be asked for by name. */
const namesKept = ([files, [transformer, options]]) => [
  files,
  [transformer, { ...options, resolvedBaseUrl: undefined }],
];

/** Next's settings, which take seconds to read; its list of untranslated packages is narrowed. */
const settings = {
  ...(await nextJest({ dir: './' })(shared)()),
  transformIgnorePatterns: UNTRANSLATED,
};

/** Settings for one environment; Next's own names come last. */
const project = (options) => ({
  ...settings,
  transform: Object.fromEntries(Object.entries(settings.transform).map(namesKept)),
  moduleNameMapper: { ...FIXTURES, ...settings.moduleNameMapper },
  ...options,
});

/** In milliseconds: V8 takes long to free a worker's heap, half a second is too little. */
const workerGracefulExitTimeout = 30_000;

/** The settings of tests that look at what was built from content/, without fixtures. */
export const ofBuilt = {
  ...settings,
  workerGracefulExitTimeout,
  setupFiles: ['<rootDir>/tests/seed.ts'],
  testEnvironment: 'node',
};

export default {
  workerGracefulExitTimeout,
  // By itself jest leaves one core alone, which is half of a small machine.
  maxWorkers: '100%',
  projects: [
    project({
      displayName: 'packages',
      setupFiles: ['<rootDir>/tests/seed.ts', '<rootDir>/tests/clock.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/packages/*/tests/**/*.test.ts'],
    }),
    project({
      displayName: 'node',
      setupFiles: ['<rootDir>/tests/seed.ts'],
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.ssr.test.tsx'],
      testPathIgnorePatterns: [
        '<rootDir>/tests/export/',
        '<rootDir>/tests/hosts/',
        '<rootDir>/tests/receiver/',
        '<rootDir>/tests/engines/',
        '<rootDir>/tests/e2e/',
      ],
    }),
    project({
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/setup-browser.ts'],
      testMatch: ['<rootDir>/tests/**/*.test.tsx'],
      testPathIgnorePatterns: ['\\.ssr\\.test\\.tsx$'],
    }),
  ],
};
