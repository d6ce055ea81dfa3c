import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { now } from 'german/dates/day';
import { content } from '@/tests/fixtures/content';
import { receiverApp } from '../app';
import { digester } from '../digest';
import { watchHealth } from '../health';
import type { Intake } from '../http/post-order';
import { sealer } from '../seal';
import { numbering } from '../store/numbers';
import { builtFrom } from './content-file';
import { inMemory, type OpenStore } from './stores';

/** A receiver on a free port, as the site's forms use it. */
export async function startReceiver(open: OpenStore = inMemory, more: Partial<Intake> = {}) {
  const database = await open();
  const receiver = {
    database,
    builds: await builtFrom(database, content),
    seal: sealer(undefined),
    digest: digester({ passwordHash: 'scrypt:secret' }),
    nextReference: numbering(database),
    testAddress: 'probe@example.org',
    consentLink: (token: string) => `https://www.example.com/bestellungen/werbung/${token}`,
  };
  const limits = { messages: 10_000, mails: 10_000 };
  const watch = watchHealth(database, ':memory:', receiver.builds, now);
  const app = receiverApp({ receiver, origins: [], limits, trustsProxy: () => true, ...more }, watch);
  // On a slow machine, five seconds (Node's default) may pass between two messages.
  const serverOptions = { keepAliveTimeout: 600_000 };
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions });
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bestellungen`;
  const post = (key: string, message: unknown, headers: Record<string, string> = {}) =>
    fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
      body: typeof message === 'string' ? message : JSON.stringify(message),
    });
  const stop = async () => {
    watch.stop();
    const closed = new Promise((resolve) => server.close(resolve));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await closed;
    await database.close();
  };
  return { app, database, receiver, endpoint, post, stop };
}
