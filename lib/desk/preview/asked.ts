import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { allKinds } from '../kinds';

/** In bytes of base64: room for three pictures of the maximum size. */
const LARGEST = 64 * 1024 * 1024;

export class RequestError extends Error {
  constructor(readonly status: 400 | 413) {
    super(`Status ${status}`);
  }
}

export const draftAsked = z.object({
  kind: z.enum(allKinds()),
  text: z.string(),
  old: z.string().optional(),
  fresh: z.string().optional(),
  pictures: z.array(z.object({ src: z.string().min(1), type: z.string(), data: z.base64() })).optional(),
});

export const fileAsked = z.object({ file: z.string() });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    // Reads to the end, so that the reply arrives.
    if (size <= LARGEST) parts.push(part);
  }
  if (size > LARGEST) throw new RequestError(413);
  return Buffer.concat(parts).toString('utf8');
}

/** Parses the body of a request: await parseRequest(request, fileAsked) → { file: 'events/1-lesung.yaml' }; throws RequestError */
export async function parseRequest<Asked extends z.ZodType>(
  request: IncomingMessage,
  schema: Asked,
): Promise<z.infer<Asked>> {
  const body = await bodyOf(request);
  try {
    return schema.parse(JSON.parse(body));
  } catch {
    throw new RequestError(400);
  }
}
