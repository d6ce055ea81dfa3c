import { createReadStream } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import handler from 'serve-handler';

const TEXT = /\.(html|js|css|json|svg|xml|txt|ics|webmanifest)$/;

export type Site = { address: string; close: () => void };

/**
 * Serves a built site on a free port as a plain host does: HTTP/1.1, the rules of `npm start`, text in gzip at the usual
 * level 6. Hosts with HTTP/2 and Brotli are faster.
 *
 * @param edit changes each page before it is sent
 */
export async function serve(folder: string, edit = (html: string) => html): Promise<Site> {
  const packed = new Map<string, Buffer>();
  const pack = async (path: string) => {
    const bytes = packed.get(path);
    if (bytes) return bytes;
    const plain = await readFile(path);
    const fresh = gzipSync(path.endsWith('.html') ? edit(plain.toString()) : plain);
    packed.set(path, fresh);
    return fresh;
  };
  const server = createServer((request, response) => {
    const files = {
      lstat: async (path: string) => {
        const facts = await lstat(path);
        return facts.isFile() && TEXT.test(path) ? Object.assign(facts, { size: (await pack(path)).length }) : facts;
      },
      createReadStream: async (path: string) => {
        if (!TEXT.test(path)) return createReadStream(path);
        response.setHeader('Content-Encoding', 'gzip');
        return Readable.from([await pack(path)]);
      },
    };
    const config = { public: folder, trailingSlash: true, directoryListing: false };
    // The types know the functions of node:fs only; the handler awaits what it is given.
    return handler(request, response, config, files as unknown as Parameters<typeof handler>[3]);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
