import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { prepared } from './lib/build/prepared';
import { inlineEnv } from './lib/export/inline';

const config: NextConfig = {
  output: 'export',
  // Where the build finishes the pages before they become out/ (lib/tasks/build.ts).
  distDir: process.env.DUDA_EXPORT,
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  env: inlineEnv(),
  compiler: { styledComponents: { displayName: false }, runAfterProductionCompile: prepared },
  turbopack: {
    // react-aria's words in German only: 34 languages would be half of the calendar's script.
    rules: { '**/dist/private/**/intlStrings.mjs': { loaders: ['./lib/tasks/german-strings.cjs'] } },
  },
  // By itself Next leaves one core alone, which is half of a small machine.
  experimental: { cpus: availableParallelism() },
  // Types are checked once, by `npm run check:source`: what editors change has none.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
};

export default config;
