import type { NextConfig } from 'next';
import { inlineEnv } from '@/lib/export/inline';
import { keepContent } from '@/tests/fixtures/keep';

keepContent();

/** The gallery is a Next project of its own, so that nothing of it gets into the site; it reads the tests' fixtures. */
const config: NextConfig = {
  output: 'export',
  distDir: '../../.cache/gallery',
  trailingSlash: true,
  env: inlineEnv(),
  turbopack: {
    resolveAlias: {
      '@/lib/content': '@/tests/fixtures/content.ts',
      '@/lib/images/manifest': '@/tests/fixtures/manifest.ts',
      '@/lib/issues/printed': '@/tests/fixtures/printed.ts',
      '@/lib/puzzles/printed': '@/tests/fixtures/printed-puzzles.ts',
    },
  },
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
};

export default config;
