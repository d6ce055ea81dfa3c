import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onlyHere, pathOf } from '@/lib/hosts/own-host';
import { isPicture, PICTURE_POLICY } from '@/lib/hosts/rules';
import { askedOf, draftAsked, fileAsked, Unanswerable } from './asked';
import { DRAFT, FULL, USES } from './paths';
import { type Made, Preview, said } from './preview';
import { BESIDE } from './styles';

/** What the server of the desk is given, so that the site stands beside the form. */
export type Beside = {
  page: (html: string) => string;
  policy: (policy: string) => string;
  /** Whether it was asked for something of ours. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
};

/** Sveltia takes this package from another host; here it comes from beside it. */
const PACKAGES = '/redaktion/packages/';
const IMMUTABLE = 'node_modules/immutable/dist/immutable.es.js';
const MAP = JSON.stringify({ imports: { 'https://unpkg.com/': PACKAGES } });
const MAP_HASH = `'sha256-${createHash('sha256').update(MAP).digest('base64')}'`;

/** Its own scripts and nothing else, as content may say anything: no inline script runs, no other host is asked, and no
 * other machine may frame a page of the preview. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:*',
].join('; ');
const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const LOOPBACK = '127.0.0.1';

/** A page elsewhere can send no JSON here without being asked about it first. */
const isOurs = ({ method, headers }: IncomingMessage) =>
  method === 'POST' &&
  headers['content-type'] === 'application/json' &&
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

function send(response: ServerResponse, made: Promise<Made>) {
  made
    .then(({ status, type, body }) => {
      const charset = type.startsWith('text/') && !type.includes('charset') ? '; charset=utf-8' : '';
      const policy = isPicture(type) && { 'content-security-policy': PICTURE_POLICY };
      response.writeHead(status, { ...HEADERS, ...policy, 'content-type': `${type}${charset}` }).end(body);
    })
    .catch((error: Error) => {
      if (error instanceof Unanswerable) return response.writeHead(error.status, HEADERS).end();
      console.error(error);
      if (response.headersSent) return response.destroy();
      const body = said('Diese Seite lässt sich nicht zeigen. Warum, steht dort, wo „npm run desk“ läuft.');
      return response.writeHead(500, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
}

async function judgement(preview: Preview, request: IncomingMessage) {
  const draft = await askedOf(request, draftAsked);
  return { status: 200, type: 'application/json', body: JSON.stringify(await preview.judge(draft)) };
}

/** What is said of a file of the content. */
async function ofFile(request: IncomingMessage, say: (file: string) => Promise<unknown>) {
  const { file } = await askedOf(request, fileAsked);
  return { status: 200, type: 'application/json', body: JSON.stringify((await say(file)) ?? null) };
}

/** await besideDesk('content', '.cache/desk/3003') → { page, policy, answer, close }: what the content check says of a draft, and the site with
 * the draft in it, on a port of its own, so that nothing in content reaches what the desk holds. */
export async function besideDesk(root: string, folder: string): Promise<Beside> {
  const preview = new Preview(root, folder);
  const shown = createServer(onlyHere((request, response) => send(response, preview.show(pathOf(request)))));
  await new Promise<void>((ready) => shown.listen(0, LOOPBACK, ready));
  const origin = `http://localhost:${(shown.address() as AddressInfo).port}`;
  const text = async (type: string, read: () => string | Buffer) => ({ status: 200, type, body: read() });
  const madeFor = (request: IncomingMessage): Promise<Made> | undefined => {
    const pathname = pathOf(request);
    if (isOurs(request)) {
      if (pathname === DRAFT) return judgement(preview, request);
      if (pathname === USES) return ofFile(request, (file) => preview.uses(file));
      if (pathname === FULL) return ofFile(request, (file) => preview.fullness(file));
    }
    if (pathname === '/redaktion/beside.css') return text('text/css', () => BESIDE);
    if (pathname.startsWith(`${PACKAGES}immutable@`)) return text('text/javascript', () => readFileSync(IMMUTABLE));
    return undefined;
  };
  return {
    page: (html) =>
      html
        .replace('<title>', () => `<script type="importmap">${MAP}</script>\n<title>`)
        .replace('<body>', `<body data-beside="${origin}">`),
    policy: (policy) =>
      policy
        .replace("script-src 'self'", `script-src 'self' ${MAP_HASH}`)
        .replace("frame-src 'self'", `frame-src 'self' ${origin}`),
    answer: (request, response) => {
      const made = madeFor(request);
      if (made) send(response, made);
      return made !== undefined;
    },
    close: async () => {
      shown.close();
      shown.closeAllConnections();
      await preview.close();
    },
  };
}
