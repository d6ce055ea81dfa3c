import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hostFiles } from '@/lib/hosts/files';
import type { Site } from '@/lib/hosts/rules';
import { CMS_PATH } from '@/lib/pages/cms-path';
import { OPENSSL } from '@/lib/tasks/programs';
import { until } from '../until';
import type { Server, ServerName, Settings } from './servers';
import { SERVERS } from './servers';

const HOST = 'www.example.com';

export type Room = ReturnType<typeof makeRoom>;

/** Makes a folder with a certificate, out/ where each server's file expects it, and a page in place of the CMS. */
export function makeRoom(base: string, redirects: Site['redirects'] = [], hasOrders = false) {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const www = join(folder, 'www');
  const files = hostFiles({ host: HOST, base, redirects, hasCms: true, hasOrders });
  cpSync('out', join(www, base), { recursive: true });
  mkdirSync(join(www, base, CMS_PATH), { recursive: true });
  writeFileSync(join(www, base, CMS_PATH, 'index.html'), '<!doctype html><title>Redaktion</title>');
  for (const [path, text] of Object.entries(files)) {
    if (path.startsWith('out/')) writeFileSync(join(www, base, path.slice('out/'.length)), text);
  }
  // Servers started by root read files as another user.
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  if (!existsSync(OPENSSL)) return { folder, base, www, key, certificate, files, remove };
  execFileSync(
    OPENSSL,
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  chmodSync(key, 0o644);
  return { folder, base, www, key, certificate, files, remove };
}

/** await freePort() → 41235 */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
    socket.on('connect', () => socket.destroy());
  });

/** Waits until the server listens; throws with its output if it exits or times out. */
async function listening(program: ChildProcess, said: () => string, ports: number[]) {
  const hasEnded = () => program.exitCode !== null;
  const isReady = async () => hasEnded() || (await Promise.all(ports.map(answers))).every(Boolean);
  await until('a server that listens', isReady).catch(() => undefined);
  if (hasEnded() || !(await isReady())) throw new Error(`The server does not listen:\n${said()}`);
}

export type Running = { port: number; securePort: number; stop: () => Promise<void> };

/** Starts a server on loopback with its ready-made file, over HTTP and HTTPS. */
export async function start(name: ServerName, room: Room, server: Server = SERVERS[name]): Promise<Running> {
  const [port, securePort] = [await freePort(), await freePort()];
  const settings: Settings = { ...room, host: HOST, port, securePort };
  const config = join(room.folder, `${name.replace(' ', '-')}.conf`);
  const { command, parameters, configure, isPlain } = server;
  writeFileSync(config, configure(settings));
  const program = spawn(command, parameters(config), {
    cwd: room.folder,
    env: {
      ...process.env,
      HOME: room.folder,
      XDG_DATA_HOME: room.folder,
      XDG_CONFIG_HOME: room.folder,
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
    },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (text) => {
      said += String(text);
    });
  }
  const ended = new Promise<void>((resolve) => program.on('exit', () => resolve()));
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  try {
    await listening(program, () => said, isPlain ? [port] : [port, securePort]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, securePort, stop };
}
