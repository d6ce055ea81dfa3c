import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patience } from '@/tests/slowness';
import { runTask } from './run-task';

test(
  'a second CMS on the same port says so',
  async () => {
    const first = createServer();
    await new Promise<void>((ready) => first.listen(0, '127.0.0.1', ready));
    const { port } = first.address() as AddressInfo;
    const { status, said } = await runTask(['tsx', 'lib/tasks/desk.ts'], { PORT: String(port) });
    expect(status).toBe(1);
    expect(said).toMatch(
      new RegExp(`^Port ${port} ist schon belegt\\. Läuft die Redaktion schon\\? .*PORT=3005.*\\.$`),
    );
    first.close();
  },
  patience(60),
);
