import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const NEXT = createRequire(join(process.cwd(), 'package.json')).resolve('next/dist/bin/next');

/** 'Generating static pages using 2 workers (263/526)' */
const PAGES = /Generating static pages.*\((\d+)\/(\d+)\)/;
/** Works after a whole build only: `--experimental-build-mode compile` does not note which pages a dynamic route has. */
const RENDER_ONLY = ['--experimental-build-mode', 'generate'];

const COMPILED = /Compiled successfully/;

type Options = {
  /** Where it exports to. */
  out: string;
  /** Content that was read already (lib/content). */
  content: string;
  /** Next waits for this file before it renders pages (next.config.ts). */
  prepared: string;
  /** Renders what it compiled last instead of compiling. */
  isCompiled: boolean;
  onCompiled: () => void;
  onPages: (done: number, all: number) => void;
};

/** Compiles and renders the site. Throws with all that Next said. `stop` ends it, as when something beside it failed.
 * nextBuild({ out: '.cache/build/export', … }) → { done, stop } */
export function nextBuild({ out, content, prepared, isCompiled, onCompiled, onPages }: Options): {
  done: Promise<void>;
  stop: () => void;
} {
  const child = spawn(process.execPath, [NEXT, 'build', ...(isCompiled ? RENDER_ONLY : [])], {
    env: {
      ...process.env,
      // A fifth of the time goes to collecting garbage otherwise.
      NODE_OPTIONS: '--max-semi-space-size=64',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_CONTENT: content,
      SITE_EXPORT: out,
      SITE_PREPARED: prepared,
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
  // Whoever stops it has a reason of its own to tell.
  done.catch(() => {});
  return { done, stop: () => child.kill() };
}
