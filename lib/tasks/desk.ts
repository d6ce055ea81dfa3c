import { createServer } from 'node:http';
import { besideDesk } from '@/lib/desk/preview/server';
import { deskListener } from '@/lib/desk/server';
import { bundle } from '@/lib/export/bundle';
import { addressOf, LOOPBACK, readPort } from './start-options';

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const port =
  readPort(process.env.PORT || '3003') ?? stop(`PORT=${process.env.PORT} ist keine Portnummer zwischen 1 und 65535.`);
const { code } = bundle('lib/desk/page/start.ts');

const root = process.env.CONTENT || 'content';

createServer(deskListener({ root, script: code, beside: await besideDesk(root) }))
  .on('error', ({ message }) => stop(`Die Redaktion kann nicht starten: ${message}`))
  .listen(port, LOOPBACK, () =>
    console.log(`Die Redaktion liegt auf ${addressOf(LOOPBACK, port)}/redaktion/ (beenden mit Strg+C).`),
  );
