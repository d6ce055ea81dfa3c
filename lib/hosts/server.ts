import { createReadStream, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseRange } from './part';
import { resolveAddress } from './place';
import {
  CACHE,
  COMPRESSIBLE,
  cmsPattern,
  DESK_HEADERS,
  hashedPattern,
  isPicture,
  NAMED_TYPES,
  PICTURE_HEADERS,
  SECURITY,
  TYPES,
  withCharset,
} from './rules';

type Options = {
  base?: string;
  edit?: (html: string) => string;
};

/** In bytes; compressing smaller files costs more than it saves. */
const SMALLEST_PACKED = 1000;
const NOT_FOUND = '/404.html';

const types = new Map<string, string>(Object.entries({ ...TYPES, ...NAMED_TYPES }));
const packable: readonly string[] = COMPRESSIBLE;
const hashed = new RegExp(hashedPattern(''));
const ofDesk = new RegExp(cmsPattern(''));

const typeOf = (path: string) => types.get(path) ?? types.get(extname(path).slice(1)) ?? 'application/octet-stream';
const knowsGzip = ({ headers }: IncomingMessage) =>
  /(^|,)\s*gzip\s*(,|$|;\s*q=(?!0(\.0*)?\s*(,|$)))/.test(String(headers['accept-encoding']));

/** Answers like the hosts with their files (rules.ts): siteListener('out') → a listener; '/books' → 308 to '/books/', '/gibt-es-nicht/' → 404 */
export function siteListener(folder: string, { base = '', edit }: Options = {}): RequestListener {
  const kept = new Map<string, { mtimeMs: number; bytes: Promise<Buffer> }>();

  async function make(path: string, isPacked: boolean): Promise<Buffer> {
    const plain = await readFile(join(folder, path));
    const text = edit && path.endsWith('.html') ? Buffer.from(edit(plain.toString())) : plain;
    return isPacked ? promisify(gzip)(text) : text;
  }

  /** Cached until the file changes. */
  function textOf(path: string, { mtimeMs }: Stats, isPacked: boolean): Promise<Buffer> {
    const key = `${path} ${isPacked}`;
    const known = kept.get(key);
    if (known?.mtimeMs === mtimeMs) return known.bytes;
    const bytes = make(path, isPacked);
    kept.set(key, { mtimeMs, bytes });
    bytes.catch(() => kept.delete(key));
    return bytes;
  }

  async function send(request: IncomingMessage, response: ServerResponse, path: string, facts: Stats, status = 200) {
    const type = typeOf(path);
    const isText = packable.includes(type);
    const etag = `W/"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`;
    response.setHeader('Content-Type', withCharset(type));
    if (isPicture(type)) for (const [name, value] of Object.entries(PICTURE_HEADERS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', hashed.test(path) ? CACHE.hashed : CACHE.other);
    response.setHeader('ETag', etag);
    if (isText) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match']?.includes(etag)) return response.writeHead(304).end();

    response.statusCode = status;
    if (isText) {
      const isPacked = facts.size >= SMALLEST_PACKED && knowsGzip(request);
      const bytes = await textOf(path, facts, isPacked);
      if (isPacked) response.setHeader('Content-Encoding', 'gzip');
      return response.setHeader('Content-Length', bytes.length).end(bytes);
    }
    response.setHeader('Accept-Ranges', 'bytes');
    const part = status === 200 ? parseRange(request.headers.range, facts.size) : undefined;
    if (part === 'none') return response.writeHead(416, { 'Content-Range': `bytes */${facts.size}` }).end();
    const { from, to } = part ?? { from: 0, to: facts.size - 1 };
    if (part) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${from}-${to}/${facts.size}`);
    }
    response.setHeader('Content-Length', to - from + 1);
    if (request.method === 'HEAD' || facts.size === 0) return response.end();
    // Unlike pipe(), closes the file if the client disconnects.
    return pipeline(createReadStream(join(folder, path), { start: from, end: to }), response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const place = resolveAddress(folder, base, request.url ?? '');
    if (!place) return send(request, response, NOT_FOUND, statSync(join(folder, NOT_FOUND)), 404);
    if ('location' in place) return response.writeHead(308, { Location: place.location }).end();
    if (ofDesk.test(place.path))
      for (const [name, value] of Object.entries(DESK_HEADERS)) response.setHeader(name, value);
    return send(request, response, place.path, place.facts);
  }

  return (request, response) => {
    answer(request, response).catch(() => {
      // The client disconnected, or out/ is being built.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
}
