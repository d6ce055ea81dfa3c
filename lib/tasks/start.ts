import { createServer } from 'node:http';
import { withBase } from 'content/base-path';
import { addressOf, isLoopback, LOOPBACK } from 'content/local';
import { localOnly } from '@/lib/hosts/own-host';
import { siteListener } from '@/lib/hosts/server';
import { ensureBuilt } from './fresh';
import { nodeFault, readPort } from './start-options';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const fault = nodeFault(process.versions.node);
if (fault) stop(fault);
const port = readPort(process.env.PORT) ?? stop(`PORT=${process.env.PORT} is no port number between 1 and 65535.`);
const host = process.env.HOST || LOOPBACK;
const base = withBase('/').slice(0, -1);

const FAULTS: Record<string, string> = {
  EADDRINUSE: `Port ${port} is in use: end the other program, or choose another port with PORT=3001.`,
  ...Object.fromEntries(
    ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].map((code) => [code, `HOST=${host} is no address of this computer.`]),
  ),
};

const listener = siteListener('out', { base });

createServer(isLoopback(host) ? localOnly(listener) : listener)
  .on('error', ({ code = '', message }: NodeJS.ErrnoException) =>
    stop(FAULTS[code] ?? `The server cannot start: ${message}`),
  )
  // Listen before building, so that a port in use is reported at once.
  .listen(port, host, () => {
    ensureBuilt();
    console.log(`The site runs at ${addressOf(host, port)}${base}/`);
  });
