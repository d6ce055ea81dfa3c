import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localOnly, pathOf } from '@/lib/hosts/own-host';
import { isPicture, PICTURE_POLICY } from '@/lib/hosts/rules';
import { draftAsked, fileAsked, parseRequest, RequestError } from './asked';
import { DRAFT, FULL, USES } from './paths';
import { type Made, Preview, said } from './preview';
import { BESIDE } from './styles';

/** Hooks for the CMS's server to show the site beside the form. */
export type Beside = {
  page: (html: string) => string;
  policy: (policy: string) => string;
  /** Whether the request was for the preview. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
};

/** Sveltia loads this package from another host; an import map redirects to a local copy. */
const PACKAGES = '/redaktion/packages/';
const IMMUTABLE = 'node_modules/immutable/dist/immutable.es.js';
const MAP = JSON.stringify({ imports: { 'https://unpkg.com/': PACKAGES } });
const MAP_HASH = `'sha256-${createHash('sha256').update(MAP).digest('base64')}'`;

/** Allows only the preview's own scripts, as content is not trusted: no inline script, no other host, no frame on another machine. */
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

/** A cross-origin page cannot send JSON without a preflight. */
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
      if (error instanceof RequestError) return response.writeHead(error.status, HEADERS).end();
      console.error(error);
      if (response.headersSent) return response.destroy();
      const body = said('Diese Seite lässt sich nicht zeigen. Warum, steht dort, wo „npm run desk“ läuft.');
      return response.writeHead(500, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(body);
    });
}

async function judgement(preview: Preview, request: IncomingMessage) {
  const draft = await parseRequest(request, draftAsked);
  return { status: 200, type: 'application/json', body: JSON.stringify(await preview.judge(draft)) };
}

/** Reply about one content file. */
async function ofFile(request: IncomingMessage, say: (file: string) => Promise<unknown>) {
  const { file } = await parseRequest(request, fileAsked);
  return { status: 200, type: 'application/json', body: JSON.stringify((await say(file)) ?? null) };
}

/**
 * Starts the content check of drafts, and the site with a draft on its own port, so that content cannot access the CMS:
 * await besideDesk('content', '.cache/desk/3003') → { page, policy, answer, close }
 */
export async function besideDesk(root: string, folder: string): Promise<Beside> {
  const preview = new Preview(root, folder);
  const shown = createServer(localOnly((request, response) => send(response, preview.show(pathOf(request)))));
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
