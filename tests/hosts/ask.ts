import { type IncomingHttpHeaders, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests exactly this path on loopback, without normalizing dots. */
export const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  isSecure = false,
  method = 'GET',
) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false, rejectUnauthorized: false };
    const asked = (isSecure ? secure : plain)(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject).end();
  });

const UNPACK: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/** The decompressed body. */
export const unpacked = ({ headers, body }: Answer) =>
  (UNPACK[headers['content-encoding'] ?? ''] ?? ((plainBody) => plainBody))(body);
