import { resolve } from 'node:path';
import { build } from 'esbuild';
import { NODE } from './bundled.mjs';

/** Bundles a module that renders islands in Node: bundleForNode(['Quiz'], sources, '.cache/build/islands.mjs') → its absolute path */
export async function bundleForNode(
  names: readonly string[],
  sources: ReadonlyMap<string, string>,
  outfile: string,
): Promise<string> {
  const imports = names.map((name) => `import { ${name} } from "./${sources.get(name)}";`);
  const contents = `import { renderer } from "@/components/islands/render";
${imports.join('\n')}
export const render = renderer({ ${names.join(', ')} });`;
  await build({
    stdin: { contents, resolveDir: resolve('.'), loader: 'ts' },
    ...NODE,
    jsx: 'automatic',
    outfile,
  });
  return resolve(outfile);
}
