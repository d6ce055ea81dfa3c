import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const NEXT = createRequire(join(process.cwd(), 'package.json')).resolve('next/dist/bin/next');

/** Matches 'Generating static pages using 2 workers (263/526)' */
const PAGES = /Generating static pages.*\((\d+)\/(\d+)\)/;
/** Needs a full build before it: `--experimental-build-mode compile` does not record the pages of dynamic routes. */
const RENDER_ONLY = ['--experimental-build-mode', 'generate'];

const COMPILED = /Compiled successfully/;

type Options = {
  /** Export folder. */
  out: string;
  /** Serialized content (lib/content). */
  content: string;
  /** Next renders no page until this file exists (next.config.ts). */
  prepared: string;
  /** Renders the last compilation instead of compiling. */
  isCompiled: boolean;
  onCompiled: () => void;
  onPages: (done: number, all: number) => void;
};

/** Compiles and renders the site. `done` rejects with Next's output, `stop` kills the process.
 * nextBuild({ out: '.cache/build/export', … }) → { done, stop } */
export function nextBuild({ out, content, prepared, isCompiled, onCompiled, onPages }: Options): {
  done: Promise<void>;
  stop: () => void;
} {
  const child = spawn(process.execPath, [NEXT, 'build', ...(isCompiled ? RENDER_ONLY : [])], {
    env: {
      ...process.env,
      // With the default, garbage collection takes a fifth of the time.
      NODE_OPTIONS: '--max-semi-space-size=64',
      NEXT_TELEMETRY_DISABLED: '1',
      DUDA_CONTENT: content,
      DUDA_EXPORT: out,
      DUDA_PREPARED: prepared,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const read = (part: Buffer) => {
    const text = part.toString();
    said += text;
    if (COMPILED.test(text)) onCompiled();
    const [, done, all] = PAGES.exec(text) ?? [];
    if (done && all) onPages(Number(done), Number(all));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said))));
  });
  // The caller of `stop` reports its own error.
  done.catch(() => {});
  return { done, stop: () => child.kill() };
}
