import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { ask } from './ask';

/** Whether something listens at a local address. */
const listens = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port }, () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

let program: ChildProcess | undefined;
afterEach(() => program?.kill());

test('npm start listens on loopback only', async () => {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');

  program = spawn(process.execPath, ['--import', 'tsx', 'lib/tasks/start.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '' },
  });
  const said = await new Promise<string>((resolve) => program?.stdout?.on('data', (text) => resolve(String(text))));
  expect(said).toContain(`http://localhost:${port}`);
  expect((await ask(port, '/')).status).toBe(200);
  // On Linux all of 127.0.0.0/8 is loopback.
  expect(await listens('127.0.0.2', port)).toBe(false);
  expect(await listens('::1', port)).toBe(false);
});
