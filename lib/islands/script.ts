import { title } from 'content/title';
import { type BuildOptions, buildSync } from 'esbuild';
import { hashOf } from 'german/hash';

/** { address: '_next/static/plain/3f2a9c01b7de.js', code: '(()=>{…})();' } */
export type Bundle = { address: string; code: string };

const { palette, mintPaper, night } = title;

/** esbuild settings of all browser scripts. */
export const SETTINGS = {
  bundle: true,
  write: false,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    // Page backgrounds of the themes, for the browser's own bars (lib/aids/early.ts).
    'process.env.TITLE_PAPER': JSON.stringify(palette.paper),
    'process.env.TITLE_CREAM': JSON.stringify(palette.cream),
    'process.env.TITLE_MINT': JSON.stringify(mintPaper.paper),
    'process.env.TITLE_DARK': JSON.stringify(night.paper),
  },
} as const satisfies BuildOptions;

/** Bundles a module into one script named by its hash: bundle('lib/plain/start.ts') → { address, code }; throws if an import is missing. */
export function bundle(entry: string): Bundle {
  const { outputFiles } = buildSync({ ...SETTINGS, entryPoints: [entry], format: 'iife' });
  const code = outputFiles.map(({ text }) => text).join('');
  return { address: `_next/static/plain/${hashOf([code])}.js`, code };
}
