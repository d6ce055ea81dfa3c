import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localOnly, pathOf } from '@/lib/hosts/own-host';
import { isPicture, PICTURE_POLICY } from '@/lib/hosts/rules';
import { draftAsked, fileAsked, parseRequest, RequestError } from './asked';
import { DRAFT, FULL, USES } from './paths';
import { type Made, Preview, said } from './preview';

/** Hooks for the CMS's server to show the site beside the form. */
export type Beside = {
  page: (html: string) => string;
  policy: (policy: string) => string;
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  close: () => Promise<void>;
};

const MAP = JSON.stringify({ imports: { 'https://unpkg.com/': '/redaktion/packages/' } });
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

/** Starts the content check of drafts, and the site with a draft on its own port, so that content cannot access the CMS:
 * await besideDesk('content', '.cache/desk/3003') → { page, policy, answer, close } */
export async function besideDesk(root: string, folder: string): Promise<Beside> {
  const preview = new Preview(root, folder);
  const shown = createServer(localOnly((request, response) => send(response, preview.show(pathOf(request)))));
  await new Promise<void>((ready) => shown.listen(0, LOOPBACK, ready));
  const origin = `http://localhost:${(shown.address() as AddressInfo).port}`;
  const asked = new Map<string, (request: IncomingMessage) => Promise<unknown>>([
    [DRAFT, async (request) => preview.judge(await parseRequest(request, draftAsked))],
    [USES, async (request) => preview.uses((await parseRequest(request, fileAsked)).file)],
    [FULL, async (request) => preview.fullness((await parseRequest(request, fileAsked)).file)],
  ]);
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
      const answer = isOurs(request) ? asked.get(pathOf(request)) : undefined;
      const made = answer?.(request).then((told) => JSON.stringify(told ?? null));
      if (made)
        send(
          response,
          made.then((body) => ({ status: 200, type: 'application/json', body })),
        );
      return made !== undefined;
    },
    close: async () => {
      shown.close();
      shown.closeAllConnections();
      await preview.close();
    },
  };
}
