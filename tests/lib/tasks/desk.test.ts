import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patience } from '@/tests/slowness';

/** Runs `npm run desk` to its end; returns exit status and output. */
const runDesk = (port: number) =>
  new Promise<{ status: number | null; said: string }>((done) => {
    const program = spawn(process.execPath, ['--import', 'tsx', 'lib/tasks/desk.ts'], {
      env: { ...process.env, PORT: String(port) },
    });
    let said = '';
    program.stderr.on('data', (text) => {
      said += String(text);
    });
    program.on('close', (status) => done({ status, said: said.trim() }));
  });

test(
  'a second CMS on the same port says so',
  async () => {
    const first = createServer();
    await new Promise<void>((ready) => first.listen(0, '127.0.0.1', ready));
    const { port } = first.address() as AddressInfo;
    const { status, said } = await runDesk(port);
    expect(status).toBe(1);
    expect(said).toMatch(
      new RegExp(`^Port ${port} ist schon belegt\\. Läuft die Redaktion schon\\? .*PORT=3005.*\\.$`),
    );
    first.close();
  },
  patience(60),
);
