import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { patience } from '@/tests/slowness';

/** Runs `npm run desk` to its end; returns exit status and output. */
const runDesk = (port: number) =>
  new Promise<{ status: number | null; said: string }>((done) => {
    const program = spawn(process.execPath, ['--import', 'tsx', 'lib/tasks/desk.ts'], {
      env: { ...process.env, PORT: String(port), CONTENT: 'tests/fixtures/content' },
    });
    let said = '';
    program.stderr.on('data', (text) => {
      said += String(text);
    });
    program.on('close', (status) => done({ status, said: said.trim() }));
  });

test(
  'a second CMS on the same port says so, and keeps the first one’s drafts',
  async () => {
    const first = createServer();
    await new Promise<void>((ready) => first.listen(0, '127.0.0.1', ready));
    const { port } = first.address() as AddressInfo;
    const folder = `.cache/desk/${port}`;
    const draft = join(folder, 'content/events/99-entwurf.yaml');
    mkdirSync(join(draft, '..'), { recursive: true });
    writeFileSync(draft, 'id: 99\n');
    const { status, said } = await runDesk(port);
    expect([status, existsSync(draft)]).toEqual([1, true]);
    expect(said).toMatch(
      new RegExp(`^Port ${port} ist schon belegt\\. Läuft die Redaktion schon\\? .*PORT=3004.*\\.$`),
    );
    first.close();
    rmSync(folder, { recursive: true });
  },
  patience(60),
);
