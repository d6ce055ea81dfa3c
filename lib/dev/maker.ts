import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeAtomic } from '@/lib/atomic-file';
import { GENERATED, place } from '@/lib/build/place-files';
import { localOnly, pathOf } from '@/lib/hosts/own-host';
import { siteListener } from '@/lib/hosts/server';
import { Edition } from './edition';

// Beside `next dev`: answers what pages ask while they are rendered (ask.ts), and makes files once a browser asks for them.

/** In milliseconds: a page waits so long for what is typeset, and is rendered again once it is made. */
const PATIENCE = 700;
const SIGNAL = '.cache/build/made';

let state = '';
let edition: Edition | undefined;

const stateOf = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .join('\n');

/** Read anew if the content has changed; throws its faults. */
function current(): Edition {
  const now = stateOf('content');
  if (!edition || now !== state) {
    edition = new Edition();
    state = now;
  }
  return edition;
}

const last = () => edition ?? current();

async function soon<T>(result: Promise<T>): Promise<T | undefined> {
  let isLate = false;
  const signal = () => isLate && writeAtomic(SIGNAL, String(performance.now()));
  result.then(signal, signal);
  return Promise.race([
    result,
    new Promise<undefined>((done) =>
      setTimeout(() => {
        isLate = true;
        done(undefined);
      }, PATIENCE).unref(),
    ),
  ]);
}

const ANSWERS: Record<string, (name: string) => unknown> = {
  content: () => current().file,
  picture: (src) => last().picture(src),
  issue: (name) => soon(last().issue(name)),
  worksheet: (name) => soon(last().make('worksheet', name)),
  puzzles: (name) => soon(last().make('puzzles', name)),
};

/** Faults are told to the first page. */
function readAhead(): void {
  try {
    current();
  } catch {}
}

const serve = siteListener('public');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(pathOf(request));
  const [, first, kind = '', ...name] = path.split('/');
  if (first === 'ask') {
    const result = await ANSWERS[kind]?.(name.join('/'));
    response.end(JSON.stringify({ made: result }));
    return;
  }
  const file = await last().fileAt(path);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  place(file, join('public', path));
  serve(request, response);
}

const generatedPaths = GENERATED.map((name) =>
  name.includes('.') ? name.replaceAll('.', '\\.') : `${name}/.*\\.\\w+`,
).join('|');

writeAtomic(SIGNAL, '');
const server = createServer(
  localOnly((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  }),
).listen(0, '127.0.0.1', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.send?.(
    { address, rewrites: [{ source: `/:path(${generatedPaths})`, destination: `${address}/:path` }] },
    readAhead,
  );
});
process.on('disconnect', () => process.exit());
