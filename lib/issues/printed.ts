import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedIssue, PrintManifest } from '@/lib/print/manifest';

/** Keyed by issue name; written by `npm run prepare:content`. */
export const ISSUE_MANIFEST = '.cache/print/issues.json';

/** readPrinted() → { '2026-47': { pages: […], pdf: … } }; throws if nothing was typeset */
export function readPrinted(file = join(process.cwd(), ISSUE_MANIFEST)): PrintManifest {
  if (!existsSync(file))
    throw new Error(`${ISSUE_MANIFEST} fehlt, es ist noch keine Ausgabe gesetzt: npm run prepare:content`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

let read: PrintManifest | undefined;

/** printedOf('2026-47') → { pages: [{ number: 1, … }, …], pdf: … }; throws if the issue was not typeset */
export function printedOf(name: string, manifest?: PrintManifest): PrintedIssue {
  read ??= manifest ?? readPrinted();
  const printed = (manifest ?? read)[name];
  if (!printed?.pages[0])
    throw new Error(
      `Die Ausgabe ${name} fehlt in ${ISSUE_MANIFEST}, sie ist noch nicht gesetzt: npm run prepare:content`,
    );
  return printed;
}

/** Page pictures of an issue, and its PDF if that is public: issueFiles({ pages: […], pdf: … }) →
 * ['/pictures/ausgabe/2026-47-1-1f2e3d4c-640.avif', …, '/ausgabe/2026-47/duda-2026-47.pdf'] */
export const issueFiles = ({ pages, pdf }: PrintedIssue): string[] => [
  ...pages.flatMap(({ thumb, small, large }) => [thumb, small, large].flatMap(({ avif, webp }) => [avif, webp])),
  ...(pdf ? [pdf.path] : []),
];
