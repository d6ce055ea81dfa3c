import { createServer } from 'node:http';
import { writeJsonSchemas } from 'content/json-schema';
import { addressOf, LOOPBACK } from 'content/local';
import { besideDesk } from '@/lib/desk/preview/server';
import { deskListener } from '@/lib/desk/server';
import { bundle } from '@/lib/islands/script';
import { readPort } from './start-options';

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const port =
  readPort(process.env.PORT || '3003') ?? stop(`PORT=${process.env.PORT} ist keine Portnummer zwischen 1 und 65535.`);
const { code } = bundle('lib/desk/page/start.ts');

const root = process.env.CONTENT || 'content';

const server = createServer().on('error', ({ code: fault, message }: NodeJS.ErrnoException) =>
  stop(
    fault === 'EADDRINUSE'
      ? `Port ${port} ist schon belegt. Läuft die Redaktion schon? Mit PORT=3004 nimmt diese einen anderen.`
      : `Die Redaktion kann nicht starten: ${message}`,
  ),
);
// Listen first: if the port is in use, another CMS is running, and its folder must not be emptied.
await new Promise<void>((ready) => server.listen(port, LOOPBACK, ready));
writeJsonSchemas(root);
server.on('request', deskListener({ root, script: code, beside: await besideDesk(root, `.cache/desk/${port}`) }));
console.log(`Die Redaktion liegt auf ${addressOf(LOOPBACK, port)}/redaktion/ (beenden mit Strg+C).`);
