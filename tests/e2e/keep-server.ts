import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hashOf } from 'german/hash';
import { parseRange } from '@/lib/hosts/part';
import { siteListener } from '@/lib/hosts/server';
import { type KeptList, listPath } from '@/lib/keep/list';
import { WORKER_PATH } from '@/lib/keep/names';

const OUT = join(process.env.SITE_COPY ?? '.', 'out');

/** Attribute that marks the headings of the second build; its style sheets are named -neu. */
export const NEW = 'data-neu';
const STYLES = /\/_next\/static\/styles\/(\w+)\.css/g;

const older = siteListener(OUT);
const renew = (text: string) =>
  text.replaceAll('<h1', `<h1 ${NEW}=""`).replace(STYLES, '/_next/static/styles/$1-neu.css');
const newer = siteListener(OUT, { edit: renew });

/** A recording below the headline of each page, as no article of the site has one. */
export const VOICE = '/audio/probe.mp3';
const record = (html: string) => html.replace('</h1>', `</h1><audio controls preload="none" src="${VOICE}"></audio>`);
const withVoice = siteListener(OUT, { edit: record });

/** Answers with the list that the build would write beside the edited page; false if another file is asked for. */
function answersList(path: string, response: ServerResponse, edit: (text: string) => string, more: string[] = []) {
  const page = path.slice(0, -listPath('').length);
  if (path !== listPath(page)) return false;
  const list: KeptList = JSON.parse(edit(readFileSync(`${OUT}${path}`, 'utf8')));
  const hash = hashOf([edit(readFileSync(`${OUT}${page}index.html`, 'utf8'))]);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ ...list, page: hash, files: [...list.files, ...more] }));
  return true;
}

const recorded: RequestListener = (request, response) => {
  if (!answersList(request.url ?? '', response, record, [VOICE])) withVoice(request, response);
};

function answerVoice({ headers }: IncomingMessage, response: ServerResponse, voice: Buffer) {
  const asked = parseRange(headers.range, voice.length);
  const { from, to } = typeof asked === 'object' ? asked : { from: 0, to: voice.length - 1 };
  response.writeHead(asked ? 206 : 200, {
    'Content-Type': 'audio/mpeg',
    'Accept-Ranges': 'bytes',
    ...(asked && { 'Content-Range': `bytes ${from}-${to}/${voice.length}` }),
  });
  response.end(voice.subarray(from, to + 1));
}

/** A second build: its style sheets have other names, its worker another version. */
const second: RequestListener = (request, response) => {
  if (request.url === WORKER_PATH) {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(readFileSync(`${OUT}${WORKER_PATH}`, 'utf8').replace(/^self\.BUILD="/, '$&neu-'));
    return;
  }
  if (answersList(request.url ?? '', response, renew)) return;
  request.url = request.url?.replace('-neu.css', '.css');
  // Its files are the first build's, so their ETags would report no change.
  delete request.headers['if-none-match'];
  newer(request, response);
};

/** Serves out/ on a free port; the connection can be cut, and the build replaced. */
export async function serveSite({ voice }: { voice?: Buffer } = {}) {
  const state = { isOnline: true, isSecond: false };
  const server = createServer((request, response) => {
    if (!state.isOnline) request.socket.destroy();
    else if (voice && request.url === VOICE) answerVoice(request, response, voice);
    else (state.isSecond ? second : voice ? recorded : older)(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cut: () => {
      state.isOnline = false;
      server.closeAllConnections();
    },
    deploy: () => {
      state.isSecond = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
