import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // Not out/: what a preview shows is not for everybody (lib/content/build-time.ts).
  distDir: process.env.DUDA_PREVIEW === 'build' ? 'out-preview' : undefined,
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  compiler: { styledComponents: { displayName: false } },
  turbopack: {
    // react-aria's words in German only: 34 languages would be half of the calendar's script.
    rules: { '**/dist/private/**/intlStrings.mjs': { loaders: ['./lib/tasks/german-strings.cjs'] } },
  },
  // Types are checked once, by `npm run check:source`: what editors change has none.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
};

export default config;
