import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { componentsIn } from './components-in.mjs';

/** Source file of each component exported by an .island.tsx file. Throws if a name occurs twice:
 * islandSources('components') → Map { 'Quiz' → 'components/news/quiz.island.tsx', … } */
export function islandSources(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.island.tsx'));
  for (const { file, names } of componentsIn({ entryPoints: files.sort().map((name) => join(folder, name)) }))
    for (const component of names) {
      const other = sources.get(component);
      if (other) throw new Error(`${component} is in ${other} and in ${file}; islands need names of their own.`);
      sources.set(component, file);
    }
  return sources;
}
