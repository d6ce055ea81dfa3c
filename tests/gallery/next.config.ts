import type { NextConfig } from 'next';
import { inlineEnv } from '@/lib/export/inline';
import { keepContent } from '@/tests/fixtures/keep';
import { REPLACED } from '@/tests/fixtures/replaced';

keepContent();

/** The gallery is a separate Next project, so that none of it gets into the site; it reads the test fixtures. */
const config: NextConfig = {
  output: 'export',
  distDir: '../../.cache/gallery',
  trailingSlash: true,
  env: inlineEnv(),
  turbopack: {
    resolveAlias: Object.fromEntries(Object.entries(REPLACED).map(([module, file]) => [module, `@/${file}`])),
  },
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
};

export default config;
