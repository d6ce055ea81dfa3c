import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Next's own way to be part of `next build` (docs/decisions/0003). Plain JavaScript, as Next imports it; the rest is bundled, since Node 20
// reads no TypeScript.

const BUILD = 'phase-production-build';

/** One bundle for all calls. */
let site;
async function load() {
  const outfile = resolve('.cache/build/site.mjs');
  await build({
    entryPoints: ['lib/build/site.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // Protects pages from modules of the server; this is one.
    alias: { 'server-only': './lib/build/nothing.ts' },
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href);
}

function stop(error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

/** `SITE_PLAIN=1 next build` leaves out what turns Next's export into the site (docs/how-to/upgrade-next.md). */
const isPlain = Boolean(process.env.SITE_PLAIN);

export default {
  name: 'site',

  async modifyConfig(config, { phase }) {
    // Processes that Next starts inherit SITE_CONTENT: for them all is begun.
    if (phase !== BUILD || process.env.SITE_CONTENT) return config;
    site ??= load();
    const build = await site;
    try {
      build.begin();
    } catch (error) {
      stop(error);
    }
    const runAfterProductionCompile = () => build.prepared().catch(stop);
    return {
      ...config,
      ...(isPlain ? {} : { distDir: build.EXPORT }),
      generateBuildId: () => build.buildId,
      compiler: { ...config.compiler, runAfterProductionCompile },
    };
  },

  async onBuildComplete() {
    if (isPlain) return;
    const { complete } = await site;
    await complete().catch(stop);
  },
};
