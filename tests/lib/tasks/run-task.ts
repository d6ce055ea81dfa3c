import { spawn } from 'node:child_process';

/** Runs a task of lib/tasks to its end; returns exit status and what it says: runTask(['tsx', 'lib/tasks/start.ts'], { PORT: 'abc' }) */
export const runTask = (args: string[], env: Record<string, string>, cwd = '.') =>
  new Promise<{ status: number | null; said: string }>((done) => {
    const program = spawn(process.execPath, ['--import', ...args], { cwd, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => {
        said += String(text);
      });
    program.on('close', (status) => done({ status, said: said.trim() }));
  });
