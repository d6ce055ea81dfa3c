/** componentsIn('export function Quiz() {} export type A = …') → ['Quiz'] */
const componentsIn = (source) =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => name);

/** For the export: puts a stand-in in the place of each component of an .island.tsx file (components/islands/stand-in.ts). */
module.exports = function standIns(source) {
  const lines = componentsIn(source).map(
    (name) => `export const ${name} = islandPlaceholder(${JSON.stringify(name)});`,
  );
  return [`import { islandPlaceholder } from '@/components/islands/stand-in';`, ...lines].join('\n');
};
module.exports.componentsIn = componentsIn;
