import type { CopyMetadata } from '../page-copy';

const MEGABYTE = 1_000_000;
const MUCH = 1000 * MEGABYTE;

const format = (bytes: number, digits: number) =>
  `${(bytes / MEGABYTE).toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits })}\u00a0MB`;

/** inMegabytes(1234567) → '1,2 MB'; at least '0,1 MB' */
export const inMegabytes = (bytes: number) => format(Math.max(bytes, MEGABYTE / 10), 1);

/** Free space, capped: roomIn(3.2e9, 'mehr als %size%') → 'mehr als 1.000 MB', roomIn(4.2e8, …) → '420 MB' */
export const roomIn = (bytes: number, much: string) =>
  bytes > MUCH ? much.replace('%size%', format(MUCH, 0)) : format(Math.max(0, bytes), 0);

const sum = (bytes: number[]) => bytes.reduce((all, one) => all + one, 0);

/** Bytes of each copy without the files of the automatic copies; in the total each file counts once:
 * sizesOf(pages) → { own: Map { '/news/eulen/' → 210000 }, all: 1200000 } */
export function sizesOf(pages: readonly CopyMetadata[]): { own: Map<string, number>; all: number } {
  const shared = new Set(pages.filter(({ isExtra }) => isExtra).flatMap(({ files }) => Object.keys(files)));
  const own = pages.map(({ path, files }): [string, number] => [
    path,
    sum(Object.entries(files).flatMap(([address, bytes]) => (shared.has(address) ? [] : [bytes]))),
  ]);
  return { own: new Map(own), all: sum(Object.values(Object.assign({}, ...pages.map(({ files }) => files)))) };
}
