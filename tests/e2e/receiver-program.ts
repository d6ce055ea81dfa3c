import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../receiver/start-program';

/** Starts `npm run orders -- receiver` with its own store, for pages of `origin`. */
export async function startReceiverProgram(origin: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'orders-'));
  const [port, officePort] = [await freePort(), await freePort()];
  const program = spawn(process.execPath, ['--import', 'tsx', 'packages/receiver/orders.ts', 'receiver'], {
    env: {
      ...process.env,
      DATA: folder,
      PORT: String(port),
      OFFICE_PORT: String(officePort),
      HOST: '',
      ORIGINS: origin,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.race([
    once(program.stdout, 'data'),
    once(program, 'exit').then(() => Promise.reject(new Error('The receiver ended before it said its addresses'))),
  ]);
  const address = `http://localhost:${port}`;
  const stop = async () => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    const [code] = await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    return code as number;
  };
  return {
    address,
    said: String(said),
    office: `http://localhost:${officePort}/buero/`,
    endpoint: `${address}/bestellungen`,
    stop,
  };
}
