import { basename, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { germanStrings, workers } from './plugins';
import { type Bundle, SETTINGS } from './script';
import { scriptsWithStyles } from './style-makers';

/** Folder of the island scripts, below out/. */
const SCRIPTS = '_next/static/islands';

/** With this hint the browser compiles the whole script while it downloads, instead of each function at its first call.
 * Halves the main-thread time of hydration (decision 0012). */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

export type IslandScript = {
  /** Addresses of the entry script and its static imports, entry first: ['/_next/static/islands/Quiz-AB12CD34.js', …] */
  files: string[];
  /** Whether the page's security policy must allow React Aria's style elements. */
  makesStyles: boolean;
};

export type IslandBundle = {
  /** All scripts, keyed by path below out/. */
  files: Map<string, string>;
  scripts: Map<string, IslandScript>;
  /** Paths of the dynamic imports of each script, keyed by its own path; all below out/. */
  dynamicImports: Map<string, string[]>;
};

const ISLAND = 'island:';
/** Marks this plugin's own resolve calls, to prevent recursion. */
const FOUND = Symbol('found');

const CORE = 'import "@/components/islands/core";';

/** Builds an entry per island, and wraps each dynamically imported module: 'island:Quiz' → 'export default hydrator(Quiz)' */
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
      if (found.errors.length > 0) return { errors: found.errors };
      // The names of scripts depend on it, but not on where the project lies.
      return { path: relative('.', found.path).replaceAll('\\', '/'), namespace: 'later' };
    });
    onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({
      contents: `${CORE}
export * from ${JSON.stringify(`./${path}`)};`,
      resolveDir: resolve('.'),
    }));
  },
});

/** The output and its static imports, recursively; itself first. */
function startsWith(outputs: Metafile['outputs'], file: string, known = new Set<string>()): string[] {
  if (known.has(file)) return [];
  known.add(file);
  const imports = outputs[file]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return [file, ...imports.flatMap(({ path }) => startsWith(outputs, path, known))];
}

/** Bundles one script per island, plus shared chunks (React among them): bundleIslands(['Quiz'], sources, '') → { files, scripts, later } */
export async function bundleIslands(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
  base: string,
): Promise<IslandBundle> {
  const workerBundles: Bundle[] = [];
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
    plugins: [entries(sources), germanStrings, workers(base, workerBundles)],
  };
  const { outputFiles = [], metafile } = await build({ ...options, write: false, metafile: true });
  const { outputs } = metafile;
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const makers = scriptsWithStyles(texts);
  const files = new Map(Object.keys(outputs).map((file) => [file, texts.get(basename(file)) ?? '']));
  for (const { address, code } of workerBundles) files.set(address, code);
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
  return { files, scripts: new Map(scripts), dynamicImports: new Map(later as [string, string[]][]) };
}
