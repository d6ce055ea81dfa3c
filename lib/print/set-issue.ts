import { join } from 'node:path';
import type { Content, Issue } from '@/lib/content/kinds';
import { closeSheet, faultsOf, isClosed } from './close';
import type { Chosen, SetPages, Setter, Shown } from './compile';
import { type PrintData, printData } from './data';
import { printPictures, withPictures } from './pictures';

/** By the number of the sheet's first page: { '3': { picture: 22 } } */
export type LockedPages = Record<string, Chosen>;

type Options = { pictures: string; cache: string; setter: Setter; locked: LockedPages; pages?: readonly number[] };
export type SetIssue = { set: SetPages; data: PrintData; locked: LockedPages; faults: string[]; thin: string[] };

const widestOf = (shown: readonly Shown[]) => {
  const widest = new Map<string, number>();
  for (const { src, millimetres } of shown) widest.set(src, Math.max(millimetres, widest.get(src) ?? 0));
  return widest;
};

/** Closes each sheet, first with the values it had; faults are told, not thrown, so that the page can be looked at. */
export async function setIssue(
  content: Content,
  issue: Issue,
  { pictures, cache, setter, locked, pages }: Options,
): Promise<SetIssue> {
  const written = printData(content, issue);
  const folder = join(cache, 'pictures');
  const sheets = written.sheets.filter((sheet) => !pages || sheet.pages.some(({ number }) => pages.includes(number)));
  const source = { ...written, sheets };
  const whole = await printPictures(source, pictures, folder);
  const data = withPictures(source, whole);
  const firstPages = sheets.map((sheet) => sheet.pages[0]?.number ?? 0);
  const chosen: LockedPages = {};
  for (const [at, number] of firstPages.entries()) {
    const numbers = sheets[at]?.pages.map((page) => page.number) ?? [];
    const attempt = (values: Chosen) => setter(data, { [number]: values }, numbers);
    const before = locked[number];
    chosen[number] = before && attempt(before).frames.every(isClosed) ? before : closeSheet(number, attempt).chosen;
  }
  const widest = widestOf(setter(data, chosen).shown);
  // Once more with pictures as large as they are shown, which moves nothing: their shape stays.
  const fitting = withPictures(source, await printPictures(source, pictures, folder, widest));
  const set = setter(fitting, chosen);
  const thin = [...widest].flatMap(([src, millimetres]) => {
    const { width = 0, file = '' } = whole.get(src) ?? {};
    const dpi = Math.round(width / (millimetres / 25.4));
    return src.endsWith('.svg') || dpi >= 200 || !file ? [] : [`${src}: ${dpi} dpi auf ${Math.round(millimetres)} mm`];
  });
  return { set, data: fitting, locked: chosen, faults: faultsOf(set.frames), thin };
}
