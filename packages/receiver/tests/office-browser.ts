import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@/tests/fixtures/content';
import { prepareReceiver } from '../run';
import type { Settings } from '../settings';
import { contentFile } from './content-file';
import { settingsFrom } from './settings';

/** A complete receiver with its office, and a browser that keeps cookies. */
export async function startOffice(more: Partial<Settings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  const limits = { messages: 10_000, mails: 10_000 };
  const settings = {
    ...settingsFrom({ DATA: folder, CONTENT: contentFile(content), MAIL_FROM: 'abo@duda.example' }),
    limits,
    ...more,
  };
  const { orders, office, database, stop } = await prepareReceiver(settings);
  const [endpoint = '', address = ''] = await Promise.all(
    [orders, office].map(async (server) => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  let cookie = '';

  async function go(path: string, options: RequestInit = {}) {
    const headers = { ...(cookie && { Cookie: cookie }), ...options.headers };
    const response = await fetch(`${address}${path}`, { redirect: 'manual', ...options, headers });
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    return response;
  }
  const formTokenOn = async (path: string) =>
    /name="formToken" value="([^"]+)"/.exec(await (await go(path)).text())?.[1] ?? '';
  /** Submits a form of a page. */
  const send = async (path: string, fields: Record<string, string>, from = '/buero/') =>
    go(path, { method: 'POST', body: new URLSearchParams({ formToken: await formTokenOn(from), ...fields }) });

  const order = (key: string, message: unknown) =>
    fetch(`${endpoint}/bestellungen`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
    }).then(async (response) => (await response.json()) as { reference: string });

  return {
    ...{ address, endpoint, database, folder, go, send, order, formTokenOn },
    forget: () => {
      cookie = '';
    },
    cookie: () => cookie,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}
