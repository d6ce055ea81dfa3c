import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { bundled } from '../islands/bundled.mjs';
import { refuseReadOnly } from './writable.mjs';

// Next's own way to be part of `next build` (docs/decisions/0003). Plain JavaScript, as Next imports it; the rest is bundled, since Node 20
// reads no TypeScript.

const [BUILD, DEVELOPMENT] = ['phase-production-build', 'phase-development-server'];

/** One for all calls. */
let site;

function stop(error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

/** `SITE_PLAIN=1 next build` leaves out what turns Next's export into the site (docs/how-to/upgrade-next.md). */
const isPlain = Boolean(process.env.SITE_PLAIN);

/** In `next dev`, pages ask a process beside it, which also makes the files in public. */
async function develop(config) {
  const maker = fork(bundled('lib/dev/maker.ts'));
  const [{ address, rewrites }] = await once(maker, 'message');
  process.env.SITE_MAKER = address;
  return { ...config, rewrites: async () => ({ beforeFiles: rewrites }) };
}

export default {
  name: 'site',

  async modifyConfig(config, { phase }) {
    if (phase === DEVELOPMENT && !process.env.SITE_MAKER) return develop(config);
    // Processes that Next starts inherit SITE_CONTENT: for them all is begun.
    if (phase !== BUILD || process.env.SITE_CONTENT) return config;
    if (process.env.NODE_ENV !== 'production')
      stop(new Error(`NODE_ENV is “${process.env.NODE_ENV}”: \`next build\` sets it by itself, please leave it out.`));
    let build;
    try {
      refuseReadOnly(['.', '.cache', '.cache/build']);
      site ??= import(pathToFileURL(bundled('lib/build/site.ts')).href);
      build = await site;
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
    const { complete, completePlain } = await site;
    await (isPlain ? completePlain : complete)().catch(stop);
  },
};
