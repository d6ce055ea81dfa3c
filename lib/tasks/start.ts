import { createServer } from 'node:http';
import { NAME } from '#title';
import { localOnly } from '@/lib/hosts/own-host';
import { siteListener } from '@/lib/hosts/server';
import { withBase } from '@/lib/pages/paths';
import { ensureBuilt } from './fresh';
import { addressOf, isLoopback, LOOPBACK, nodeFault, readPort } from './start-options';

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const fault = nodeFault(process.versions.node);
if (fault) stop(fault);
const port = readPort(process.env.PORT) ?? stop(`PORT=${process.env.PORT} ist keine Portnummer zwischen 1 und 65535.`);
const host = process.env.HOST || LOOPBACK;
const base = withBase('/').slice(0, -1);

const FAULTS: Record<string, string> = {
  EADDRINUSE: `Port ${port} ist schon belegt: Beenden Sie das andere Programm oder wählen Sie mit PORT=3001 einen anderen.`,
  ...Object.fromEntries(
    ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].map((code) => [
      code,
      `HOST=${host} ist keine Adresse dieses Rechners.`,
    ]),
  ),
};

const listener = siteListener('out', { base });

createServer(isLoopback(host) ? localOnly(listener) : listener)
  .on('error', ({ code = '', message }: NodeJS.ErrnoException) =>
    stop(FAULTS[code] ?? `Der Server kann nicht starten: ${message}`),
  )
  // Listen before building, so that a port in use is reported at once.
  .listen(port, host, () => {
    ensureBuilt();
    console.log(`${NAME} läuft auf ${addressOf(host, port)}${base}/`);
  });
