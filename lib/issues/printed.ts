import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedIssue, PrintManifest } from '@/lib/print/manifest';

const FILE = '.cache/print/manifest.json';
const OUT = '.cache/print/out';

/** readPrinted() → { '2026-47': { pages: […], pdf: … } }; throws where nothing was typeset. */
export function readPrinted(file = join(process.cwd(), FILE)): PrintManifest {
  if (!existsSync(file)) throw new Error(`${FILE} fehlt, es ist noch keine Ausgabe gesetzt: npm run issues`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

let read: PrintManifest | undefined;

/** printedOf('2026-47') → { pages: [{ number: 1, … }, …], pdf: … }; throws where it was not typeset. */
export function printedOf(name: string, manifest?: PrintManifest): PrintedIssue {
  read ??= manifest ?? readPrinted();
  const printed = (manifest ?? read)[name];
  if (!printed?.pages[0])
    throw new Error(`Die Ausgabe ${name} fehlt in ${FILE}, sie ist noch nicht gesetzt: npm run issues`);
  return printed;
}

/** pictureFiles(['2026-47']) → ['/pictures/ausgabe/2026-47-1-1f2e3d4c-640.avif', …] */
export const pictureFiles = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    printedOf(name).pages.flatMap(({ thumb, small, large }) =>
      [thumb, small, large].flatMap(({ avif, webp }) => [avif, webp]),
    ),
  );

/** Of issues that are open to all: pdfFiles(['2026-47']) → ['/ausgabe/2026-47/duda-2026-47.pdf'] */
export const pdfFiles = (names: readonly string[]): string[] =>
  names.flatMap((name) => printedOf(name).pdf?.path ?? []);

/** readPrintedFile('/ausgabe/2026-47/duda-2026-47.pdf') → its bytes */
export const readPrintedFile = (path: string) => readFileSync(join(process.cwd(), OUT, path));
