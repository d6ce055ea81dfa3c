import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { withBase } from 'content/base-path';
import { writeJsonSchemas } from 'content/json-schema';
import { addressOf, LOOPBACK } from 'content/local';
import { cmsListener } from '@/lib/cms/server';
import { bundle } from '@/lib/islands/script';
import { readPort } from './start-options';

const ROOT = 'content';

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const port =
  readPort(process.env.PORT || '3003') ?? stop(`PORT=${process.env.PORT} ist keine Portnummer zwischen 1 und 65535.`);

const server = createServer().on('error', ({ code: fault, message }: NodeJS.ErrnoException) =>
  stop(
    fault === 'EADDRINUSE'
      ? `Port ${port} ist schon belegt. Läuft die Redaktion schon? Mit PORT=3005 nimmt diese einen anderen.`
      : `Die Redaktion kann nicht starten: ${message}`,
  ),
);
await new Promise<void>((ready) => server.listen(port, LOOPBACK, ready));
writeJsonSchemas(ROOT);

// The site that the panel shows: another port is another origin.
const sitePort = port + 1;
const next = ['node_modules/next/dist/bin/next', 'dev', '-H', 'localhost', '-p', String(sitePort)];
const site = spawn(process.execPath, next, { stdio: 'inherit' }).on('exit', () =>
  stop('Die Website neben der Redaktion ist beendet. Läuft „npm run dev“ schon? Dann beenden Sie das zuerst.'),
);
process.on('exit', () => site.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());

const address = addressOf(LOOPBACK, sitePort) + withBase('/').slice(0, -1);
server.on('request', cmsListener({ root: ROOT, script: bundle('lib/cms/page/start.ts').code, site: address }));
console.log(`Die Redaktion liegt auf ${addressOf(LOOPBACK, port)}/redaktion/ (beenden mit Strg+C).`);
