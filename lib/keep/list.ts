/** Picture choice of this device: AVIF or WebP, and the width in pixels for each `sizes` value. */
export type PictureChoice = { format: string; widths: Record<string, number> };

/** A place for a picture, in one format, with its addresses by width, narrowest first. */
export type PictureSlot = { sizes: string; candidates: [width: number, address: string][] };

/** What an offline copy of a page consists of. Written by the build (lib/export/kept-lists.ts); addresses carry the base path. */
export type KeptList = {
  /** `hashText` of the HTML. A page from another build, or from the host, has another one. */
  page: string;
  title: string;
  /** Scripts, style sheets, data, fonts, icons and recordings, including what scripts load on first use. */
  files: string[];
  slots: PictureSlot[];
  /** Pictures that a script may show later, in each format. */
  along: string[];
};

/** listPath('/news/eulen/') → '/news/eulen/mitnehmen.json' */
export const listPath = (page: string) => `${page}mitnehmen.json`;

/** Like `hashOf` (german/hash), which browsers lack: await hashText('<!DOCTYPE html>…') → '3f2a9c01b7de' */
export async function hashText(html: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html)));
  return [...bytes.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** sizesIn(list) → ['92vw', …] */
export const sizesIn = ({ slots }: KeptList): string[] => [...new Set(slots.map(({ sizes }) => sizes))];

/** One size per picture: the one already on the device, else the smallest that is wide enough:
 * picturesIn(list, look, known) → ['/pictures/1f2e3d4c-480.avif', …] */
export function picturesIn(
  { slots, along }: KeptList,
  { format, widths }: PictureChoice,
  known: readonly string[],
): string[] {
  const isMine = (address: string) => address.endsWith(`.${format}`);
  const widest = Math.max(0, ...Object.values(widths));
  const chosen = slots.flatMap(({ sizes, candidates }) => {
    const mine = candidates.filter(([, address]) => isMine(address));
    const wanted = widths[sizes] ?? widest;
    const [, address] =
      mine.find(([, one]) => known.includes(one)) ?? mine.find(([width]) => width >= wanted) ?? mine.at(-1) ?? [];
    return address ? [address] : [];
  });
  return [...new Set([...chosen, ...along.filter(isMine)])];
}
