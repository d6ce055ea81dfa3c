import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { partOf } from '@/lib/hosts/part';
import { siteListener } from '@/lib/hosts/server';
import { WORKER_PATH } from '@/lib/keep/names';

/** On the headings of the second build, and in the names of its sheets. */
export const NEW = 'data-neu';
const STYLES = /\/_next\/static\/styles\/(\w+)\.css/g;

const older = siteListener('out');
const newer = siteListener('out', {
  edit: (html) => html.replaceAll('<h1', `<h1 ${NEW}=""`).replace(STYLES, '/_next/static/styles/$1-neu.css'),
});

/** A recorded voice, which no article of the site has, below the headline of each page. */
export const VOICE = '/audio/probe.mp3';
const recorded = siteListener('out', {
  edit: (html) => html.replace('</h1>', `</h1><audio controls preload="none" src="${VOICE}"></audio>`),
});

function answerVoice({ headers }: IncomingMessage, response: ServerResponse, voice: Buffer) {
  const asked = partOf(headers.range, voice.length);
  const { from, to } = typeof asked === 'object' ? asked : { from: 0, to: voice.length - 1 };
  response.writeHead(asked ? 206 : 200, {
    'Content-Type': 'audio/mpeg',
    'Accept-Ranges': 'bytes',
    ...(asked && { 'Content-Range': `bytes ${from}-${to}/${voice.length}` }),
  });
  response.end(voice.subarray(from, to + 1));
}

/** A second build: its sheets have other names, its worker another mark. */
const second: RequestListener = (request, response) => {
  if (request.url === WORKER_PATH) {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(readFileSync(`out${WORKER_PATH}`, 'utf8').replace(/^self\.BUILD="/, '$&neu-'));
    return;
  }
  request.url = request.url?.replace('-neu.css', '.css');
  // Its files are those of the first, so that their marks would say that nothing has changed.
  delete request.headers['if-none-match'];
  newer(request, response);
};

/** out/ on a port of its own, whose connection can be cut and whose build can be replaced. */
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
