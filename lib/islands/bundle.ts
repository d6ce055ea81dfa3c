import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { type Bundle, SETTINGS } from '@/lib/export/bundle';
import { germanStrings, workers } from './plugins';
import { styleMakers } from './style-makers';

/** Where the scripts of islands lie, below out/. */
const SCRIPTS = '_next/static/islands';

/** Browsers that know the hint compile all of a script while it arrives, and not function by function as it runs: hydrating takes
 * half the time of the main thread (decision 0012). */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export type IslandScript = {
  /** Addresses of all that it starts with, its own first: ['/_next/static/islands/Quiz-AB12CD34.js', …] */
  files: string[];
  /** The policy of its page needs to know the styles that React Aria makes. */
  makesStyles: boolean;
};

export type IslandBundle = {
  /** All scripts by their place below out/. */
  files: Map<string, string>;
  scripts: Map<string, IslandScript>;
  /** Of each script its place below out/, and the places of all that it fetches when they are needed. */
  later: Map<string, string[]>;
};

const ISLAND = 'island:';
/** Marks a question that this plugin has asked itself. */
const FOUND = Symbol('found');

const CORE = 'import "@/components/islands/core";';

/** An island's own script, and a module around each that is loaded later: 'island:Quiz' → 'export default hydrator(Quiz)' */
const entries = (sources: ReadonlyMap<string, string>): Plugin => ({
  name: 'islands',
  setup({ onResolve, onLoad, resolve: find }) {
    onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(ISLAND.length), namespace: 'island' }));
    onLoad({ filter: /./, namespace: 'island' }, ({ path: name }) => ({
      contents: `${CORE}
import { hydrator } from "@/components/islands/hydrate";
import { ${name} } from "./${sources.get(name)}";
export default hydrator(${name});`,
      resolveDir: resolve('.'),
    }));
    onResolve({ filter: /./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === FOUND) return undefined;
      const found = await find(path, { kind, resolveDir, importer, pluginData: FOUND });
      return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, namespace: 'later' };
    });
    onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({
      contents: `${CORE}
export * from ${JSON.stringify(path)};`,
      resolveDir: resolve('.'),
    }));
  },
});

/** Of an output all that is loaded before it runs, itself first. */
function startsWith(outputs: Metafile['outputs'], file: string, known = new Set<string>()): string[] {
  if (known.has(file)) return [];
  known.add(file);
  const imports = outputs[file]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return [file, ...imports.flatMap(({ path }) => startsWith(outputs, path, known))];
}

/** One script an island and shared parts, React among them: bundleIslands(['Quiz'], sources, '') → { files, scripts, later } */
export async function bundleIslands(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
  base: string,
): Promise<IslandBundle> {
  const made: Bundle[] = [];
  const options: BuildOptions = {
    ...SETTINGS,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    entryPoints: names.map((name) => ({ in: ISLAND + name, out: name })),
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    outdir: SCRIPTS,
    banner: { js: COMPILE_AHEAD },
    plugins: [entries(sources), germanStrings, workers(base, made)],
  };
  const { outputFiles = [], metafile } = await build({ ...options, write: false, metafile: true });
  const { outputs } = metafile;
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const makers = styleMakers(texts);
  const files = new Map(Object.keys(outputs).map((file) => [file, texts.get(basename(file)) ?? '']));
  for (const { address, code } of made) files.set(address, code);
  const scripts = Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint?.startsWith(ISLAND)) return [];
    const needed = startsWith(outputs, file);
    const script: IslandScript = {
      files: needed.map((name) => `${base}/${name}`),
      makesStyles: needed.some((name) => makers.has(basename(name))),
    };
    return [[entryPoint.slice(ISLAND.length), script] as const];
  });
  const later = Object.entries(outputs).map(([file, { imports }]) => [
    file,
    imports.filter(({ kind }) => kind === 'dynamic-import').flatMap(({ path }) => startsWith(outputs, path)),
  ]);
  return { files, scripts: new Map(scripts), later: new Map(later as [string, string[]][]) };
}
