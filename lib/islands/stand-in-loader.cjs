/** For the export: puts a stand-in in the place of each component of an .island.tsx file (components/islands/stand-in.ts). */
module.exports = async function standIns(source) {
  const { componentsIn } = await import('./components-in.mjs');
  const found = componentsIn({ stdin: { contents: source, loader: 'tsx' } });
  const lines = found
    .flatMap(({ names }) => names)
    .map((name) => `export const ${name} = islandPlaceholder(${JSON.stringify(name)});`);
  return [`import { islandPlaceholder } from '@/components/islands/stand-in';`, ...lines].join('\n');
};
