import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { content } from '@/lib/content';
import { prepareReceiver } from '@/lib/receiver/run';
import { type Settings, settingsOf } from '@/lib/receiver/settings';

/** A complete receiver with its office, and a browser that keeps cookies. */
export async function startOffice(more: Partial<Settings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  const site = { product: 'DUDA', email: 'abo@duda.example', address: 'https://www.example.com', base: '' };
  const limits = { messages: 10_000, mails: 10_000 };
  const settings = { ...settingsOf({ DATA: folder }, site), limits, ...more };
  const { server, database, stop } = await prepareReceiver(settings, content, (_, response) => response.end('Seite'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
    fetch(`${address}/bestellungen`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(message),
    }).then(async (response) => (await response.json()) as { reference: string });

  return {
    ...{ address, database, folder, go, send, order, formTokenOn },
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
