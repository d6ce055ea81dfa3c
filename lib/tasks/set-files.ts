import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault } from '@/lib/content/fault';
import type { Content } from '@/lib/content/kinds';
import { readContent } from '@/lib/content/read';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from '@/lib/print/kept';
import { openTypst, type Typst } from '@/lib/print/typst-run';

type Options = { typst: Typst; fonts: string; pictures: string; cache: string; tell: (line: string) => void };

/** By its name, what sets it: ['2026-47', () => printPuzzles(…)] */
type Job = readonly [name: string, set: () => Promise<unknown>];

/** Sets all of one kind and lists them: setFiles('puzzles', PUZZLE_MANIFEST, jobsOf) → the content; ends the task with every fault. */
export async function setFiles(
  folder: string,
  manifestFile: string,
  jobsOf: (content: Content, options: Options) => Iterable<Job>,
): Promise<Content> {
  const { content, faults } = readContent('content');
  if (!content) {
    for (const fault of faults) console.error(formatFault(fault));
    process.exit(1);
  }
  const fonts = await makeFonts(CACHE);
  const typst = openTypst(fonts);
  const options = { typst, fonts, pictures: 'content/pictures', cache: join(CACHE, folder), tell: console.log };
  const manifest: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, set] of jobsOf(content, options)) {
    try {
      manifest[name] = await set();
    } catch (error) {
      wrong.push((error as Error).message);
    }
  }
  if (wrong.length > 0) {
    console.error(wrong.join('\n'));
    process.exit(1);
  }
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return content;
}
