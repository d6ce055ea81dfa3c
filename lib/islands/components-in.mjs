import { buildSync } from 'esbuild';

/** Components that modules export; types are none: componentsIn({ entryPoints: ['components/news/quiz.island.tsx'] })
 * → [{ file: 'components/news/quiz.island.tsx', names: ['Quiz'] }]
 * @param {Pick<import('esbuild').BuildOptions, 'entryPoints' | 'stdin'>} sources */
export function componentsIn(sources) {
  const { metafile } = buildSync({
    ...sources,
    format: 'esm',
    jsx: 'automatic',
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => ({
    file: entryPoint,
    names: exports.filter((name) => /^[A-Z]/.test(name)),
  }));
}
