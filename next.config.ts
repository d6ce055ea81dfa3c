import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LOCAL_NAMES } from 'content/local';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { inlineEnv } from './lib/export/inline';

/** As Next reads a host, up to the first colon, and as a pattern: '[::1]' → '\\[' */
const nameOf = (name: string) => (name.split(':', 1)[0] ?? '').replace(/[.[]/g, '\\$&');

const FRAMED_HERE = 'frame-ancestors http://localhost:* http://127.0.0.1:*';

// Next asks after reading this file.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** By `next build`, unless SITE_PLAIN asks for a plain export (docs/how-to/upgrade-next.md). */
const isFinished = process.env.NODE_ENV === 'production' && !process.env.SITE_PLAIN;

const config = (isDev: boolean): NextConfig => ({
  output: 'export',
  // Makes what pages need, and finishes the exported pages.
  adapterPath: fileURLToPath(new URL('./lib/build/adapter.mjs', import.meta.url)),
  trailingSlash: true,
  transpilePackages: readdirSync('packages'),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  env: { ...inlineEnv(), SITE_PLAIN: process.env.SITE_PLAIN ?? '' },
  // `next dev` shows drafts: a site whose name was made to point here is led away. Next says that an export has neither
  // redirects nor headers; these are none of the export's.
  ...(isDev && {
    redirects: async () => [
      {
        source: '/:path*',
        basePath: false,
        missing: LOCAL_NAMES.map((name) => ({ type: 'host', value: nameOf(name) })),
        destination: 'http://localhost/',
        permanent: false,
      },
    ],
    // The CMS frames it (decision 0027); no page of another host does.
    headers: async () => [{ source: '/:path*', headers: [{ key: 'Content-Security-Policy', value: FRAMED_HERE }] }],
  }),
  compiler: { styledComponents: { displayName: false } },
  turbopack: {
    // react-aria's words in German only: 34 languages would be half of the calendar's script.
    rules: {
      '**/dist/private/**/intlStrings.mjs': { loaders: ['./lib/islands/german-strings.cjs'] },
      // The export renders islands by itself (lib/export/passes/fill-islands.ts), and Next builds no script for them.
      ...(isFinished && { '**/*.island.tsx': { loaders: ['./lib/islands/stand-in-loader.cjs'] } }),
      ...(isDev && { '**/lib/ask/revision.ts': { loaders: ['./lib/ask/revision-loader.cjs'] } }),
    },
  },
  // By itself Next leaves one core alone, which is half of a small machine.
  experimental: {
    cpus: availableParallelism(),
    // Until a PDF is typeset for `next dev`, in milliseconds; by itself Next gives up after 30 seconds.
    proxyTimeout: 600_000,
  },
  // Types are checked once, by `npm run source`: what editors change has none.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
});

export default (phase: string): NextConfig => {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  // Drafts and what is not published yet, for pages and for what is made for them.
  if (isDev) process.env.SITE_PREVIEW = 'dev';
  return config(isDev);
};
