import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, canAsk } from '@/lib/ask/ask';
import type { PrintedFile } from '@/lib/printed-file';
import type { SheetLevel } from './levels';

/** Picture of a worksheet's first page. */
type Cover = Pick<PrintedFile, 'path' | 'file'> & { width: number; height: number };
export type PrintedSheets = { sheets: Partial<Record<SheetLevel, PrintedFile>>; guide: PrintedFile; cover: Cover };
/** Keyed by worksheet name. */
type SheetManifest = Record<string, PrintedSheets>;

export const SHEET_MANIFEST = '.cache/print/worksheets.json';

let read: SheetManifest | undefined;

/** readSheets() → { 'wie-brot-aufgeht': { sheets: { whole: { path: '/schule/…', bytes: 190000, … } }, … } }; throws if nothing was typeset */
function readSheets(): SheetManifest {
  if (read) return read;
  const file = join(process.cwd(), SHEET_MANIFEST);
  if (!existsSync(file))
    throw new Error(`${SHEET_MANIFEST} fehlt, es ist noch kein Arbeitsblatt gesetzt: npm run prepare:content`);
  read = JSON.parse(readFileSync(file, 'utf8')) as SheetManifest;
  return read;
}

const NO_FILE: PrintedFile = { path: '#', file: '', bytes: 0, pages: 1 };

/** In the place of sheets that are not typeset yet, in `next dev`. */
const UNSET: PrintedSheets = { sheets: {}, guide: NO_FILE, cover: { ...NO_FILE, width: 280, height: 400 } };

/** printedSheets('wie-brot-aufgeht') → { sheets: { … }, guide: … }; throws if it was not typeset */
export function printedSheets(slug: string): PrintedSheets {
  if (canAsk()) return ask('worksheet', slug) ?? UNSET;
  const printed = readSheets()[slug];
  if (!printed) throw new Error(`Das Arbeitsblatt ${slug} ist noch nicht gesetzt: npm run prepare:content`);
  return printed;
}

/** sheetFiles({ sheets: { whole: … }, guide: … }) → [{ path: '/schule/arbeitsblaetter/wie-brot-aufgeht.pdf', … }, …] */
export const sheetFiles = ({ sheets, guide, cover }: PrintedSheets): Pick<PrintedFile, 'path' | 'file'>[] => [
  ...Object.values(sheets),
  guide,
  cover,
];
