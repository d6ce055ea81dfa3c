import { runProgram } from 'receiver/program';
import { nodeFault } from './start-options';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const fault = nodeFault(process.versions.node);
if (fault) stop(fault);

/** Serves out/ if its forms post to this receiver, else a separate build; → the listener, and what that build was made from */
async function siteFor(base: string) {
  const { ORDERS_PATH } = await import('content/own-paths');
  const { formatFault } = await import('content/fault');
  const { ensureBuilt } = await import('./fresh');
  const { siteListener } = await import('@/lib/hosts/server');
  const { readSite } = await import('@/lib/publishing/read');
  const { ordersFile, outFolder } = await import('@/lib/publishing/build-time');
  const { content, faults } = readSite('content');
  if (!content) stop(faults.map(formatFault).join('\n'));
  const { mode, endpoint } = content.site.order;
  const build: Record<string, string> = mode === 'endpoint' && endpoint === ORDERS_PATH ? {} : { SITE_ORDERS: 'trial' };
  const [out, contentFile] = [outFolder(build), ordersFile(build)];
  ensureBuilt(out, build, contentFile);
  return { listener: siteListener(out, { base }), contentFile };
}

// `npm run orders` serves site and receiver on one port and the office on another; packages/receiver/program.ts says the rest.
await runProgram(siteFor);
