import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content } from '@/lib/content/kinds';
import { makeSetter } from './compile';
import { makeFonts } from './fonts';
import { CACHE, LOCK, type Lock, readLock } from './kept';
import type { PrintManifest } from './manifest';
import { FACTS, printIssue } from './print-issue';

/** All issues into .cache/print: `manifest.json`, and below `out` the files as the site serves them. → how many were new; throws with every fault. */
export async function printAll(content: Content, tell: (line: string) => void): Promise<number> {
  const fonts = await makeFonts(CACHE);
  const setter = makeSetter(fonts);
  const before = readLock();
  const lock: Lock = {};
  const manifest: PrintManifest = {};
  const faults: string[] = [];
  let made = 0;
  const out = join(CACHE, 'out');
  const next = join(CACHE, 'next');
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  for (const issue of content.issues) {
    const known = before[issue.name] ?? {};
    try {
      const options = { pictures: 'content/pictures', cache: CACHE, setter, fonts, locked: known, tell };
      const { folder, printed, locked, isNew } = await printIssue(content, issue, options);
      cpSync(folder, next, { recursive: true, filter: (name) => basename(name) !== FACTS });
      manifest[issue.name] = printed;
      lock[issue.name] = locked;
      made += Number(isNew);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  // Nothing half old: the site has all issues of today, or the build stops.
  if (faults.length > 0) throw new Error(faults.join('\n'));
  rmSync(out, { recursive: true, force: true });
  renameSync(next, out);
  writeFileSync(join(CACHE, 'manifest.json'), JSON.stringify(manifest));
  const written = `${JSON.stringify(lock, null, 2)}\n`;
  if (!existsSync(LOCK) || readFileSync(LOCK, 'utf8') !== written) writeFileSync(LOCK, written);
  return made;
}
