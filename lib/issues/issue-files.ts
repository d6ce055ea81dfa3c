import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, canAsk } from '@/lib/ask/ask';
import type { PrintedIssue, PrintManifest } from './manifest';

/** Keyed by issue name; written by `npm run prepare:content`. */
export const ISSUE_MANIFEST = '.cache/print/issues.json';

/** readPrinted() → { '2026-47': { pages: […], pdf: … } }; throws if nothing was typeset */
export function readPrinted(file = join(process.cwd(), ISSUE_MANIFEST)): PrintManifest {
  if (!existsSync(file))
    throw new Error(`${ISSUE_MANIFEST} fehlt, es ist noch keine Ausgabe gesetzt: npm run prepare:content`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

let read: PrintManifest | undefined;

const blank = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 400"><path fill="white" d="M0 0h280v400H0z"/></svg>',
);
const picture = { width: 280, height: 400, avif: `data:image/svg+xml,${blank}`, webp: `data:image/svg+xml,${blank}` };

/** A blank page, where an issue may be shown that is not typeset yet: in `next dev`. */
const UNSET: PrintedIssue = {
  pages: [{ number: 1, thumb: picture, small: picture, large: picture, zones: [] }],
};

/** printedOf('2026-47') → { pages: [{ number: 1, … }, …], pdf: … }; throws if the issue was not typeset */
export function printedOf(name: string, manifest?: PrintManifest): PrintedIssue {
  if (canAsk()) return ask('issue', name) ?? UNSET;
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
