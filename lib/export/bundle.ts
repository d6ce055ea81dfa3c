import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';

/** { address: '_next/static/plain/3f2a9c01b7de.js', code: '(()=>{…})();' } */
type Bundle = { address: string; code: string };

/** One script of a module and what it imports, by its content: bundle('lib/plain/start.ts') → { address, code }; throws where one is missing. */
export function bundle(entry: string): Bundle {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  return { address: `_next/static/plain/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`, code };
}
