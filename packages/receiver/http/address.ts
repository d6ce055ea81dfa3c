import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type Bindings = { Bindings: HttpBindings };

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** isLoopbackAddress('127.0.0.1') → true */
export const isLoopbackAddress = (address: string) => LOOPBACK.test(address);

/** The client's address. Uses only the last hop of X-Forwarded-For, and only from a trusted proxy:
 * clientAddress(context, trustsProxy) → '203.0.113.7' */
export function clientAddress(
  context: Pick<Context<Bindings>, 'env' | 'req'>,
  trustsProxy: (address: string) => boolean,
): string {
  const peer = context.env.incoming.socket.remoteAddress ?? '';
  const forwarded = context.req.header('x-forwarded-for');
  return forwarded && trustsProxy(peer) ? (forwarded.split(',').at(-1)?.trim() ?? peer) : peer;
}

/** Whether a proxy forwarded the request, so it is not local: isForwarded(context) → true */
export const isForwarded = (context: Pick<Context, 'req'>) =>
  ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => context.req.header(name) !== undefined);
