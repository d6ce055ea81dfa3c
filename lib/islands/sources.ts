import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsIn } from './stand-in-loader.cjs';

/** Source file of each component exported by an .island.tsx file. Throws if a name occurs twice:
 * islandSources('components') → Map { 'Quiz' → 'components/news/quiz.island.tsx', … } */
export function islandSources(folder: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
    if (!name.endsWith('.island.tsx')) continue;
    const file = join(folder, name);
    for (const component of componentsIn(readFileSync(file, 'utf8'))) {
      const other = sources.get(component);
      if (other) throw new Error(`${component} steht in ${other} und in ${file}; Inseln brauchen eigene Namen.`);
      sources.set(component, file);
    }
  }
  return sources;
}
