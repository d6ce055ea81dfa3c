import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** → a free port, unless another process takes it meanwhile */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The bundle (jest.config.js) of a program of these tests: programFile('command') → '.cache/build/tests-receiver-command.ts.mjs' */
export const programFile = (name: 'program' | 'command') => `.cache/build/tests-receiver-${name}.ts.mjs`;

/** Starts tests/receiver/program.ts and waits until it answers. */
export async function startProgram(database: string, smtpUrl: string, port: number): Promise<ChildProcess> {
  const program = spawn(process.execPath, [programFile('program'), database, smtpUrl, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`The receiver ended with ${code} before it answered`);
  });
  if (program.stdout) await Promise.race([once(program.stdout, 'data'), ended]);
  // Later it may end at any time.
  ended.catch(() => undefined);
  return program;
}
