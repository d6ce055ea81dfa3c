import { recordingPath } from '@/lib/pages/paths';
import { ICONS_PATH } from './names';

/** Picture choice of this device: AVIF or WebP, and the width in pixels for each `sizes` value. */
export type PictureChoice = { format: string; widths: Record<string, number> };

const unique = (addresses: string[]) => [...new Set(addresses)];
const plain = (attribute: string) =>
  attribute.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Finds build files anywhere in the HTML, including data and attributes: filesIn('… /_next/static/a.js …', '') → ['/_next/static/a.js'] */
export function filesIn(html: string, base: string): string[] {
  const ofBuild = new RegExp(`${base.replaceAll('.', '\\.')}/_next/static/[\\w./~%-]+\\.\\w+`, 'g');
  const icons = base + ICONS_PATH;
  return unique([...(html.match(ofBuild) ?? []), ...(html.includes(icons) ? [icons] : [])]);
}

/**
 * Fonts of a style sheet:
 * filesOfSheet('@font-face{src:url(../media/a.woff2)}', '/_next/static/chunks/a.css') → ['/_next/static/media/a.woff2']
 */
export const filesOfSheet = (css: string, address: string): string[] =>
  unique(
    [...css.matchAll(/url\(["']?([^"')]+)/g)]
      .map(([, url = '']) => new URL(url, `http://site${address}`).pathname)
      .filter((path) => path.includes('/_next/static/')),
  );

/** Static and dynamic imports of a script, and its workers:
 * filesOfScript('import("./b.js")', '/_next/static/islands/a.js') → ['/_next/static/islands/b.js'] */
export const filesOfScript = (code: string, address: string): string[] =>
  unique(
    [...code.matchAll(/"(\.\/[\w.~-]+\.js|[^"\s]*\/_next\/static\/[\w./~-]+\.js)"/g)].map(
      ([, file = '']) => new URL(file, `http://site${address}`).pathname,
    ),
  );

type Slot = { sizes: string; candidates: { address: string; width: number }[] };

const slotsIn = (html: string): Slot[] =>
  [...html.matchAll(/\ssrcset="([^"]*)"(?:[^>]*?\ssizes="([^"]*)")?/gi)].map(([, srcset = '', sizes = '']) => ({
    sizes: plain(sizes),
    candidates: srcset.split(/,\s+/).map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return { address, width: Number.parseInt(width, 10) };
    }),
  }));

/** sizesIn('<img srcset="…" sizes="92vw">') → ['92vw'] */
export const sizesIn = (html: string): string[] => unique(slotsIn(html).map(({ sizes }) => sizes));

/** Pictures that a script of the page may show later: alongIn('<li data-along="/pictures/a-640.avif">') → ['/pictures/a-640.avif'] */
const alongIn = (html: string): string[] =>
  [...html.matchAll(/\sdata-along="([^"]*)"/g)].flatMap(([, addresses = '']) => addresses.split(' '));

/** One size per picture: the one already on the device, else the smallest that is wide enough:
 * picturesIn(html, look, known) → ['/pictures/1f2e3d4c-480.avif', …] */
export function picturesIn(html: string, { format, widths }: PictureChoice, known: readonly string[]): string[] {
  const widest = Math.max(0, ...Object.values(widths));
  return unique([
    ...slotsIn(html).flatMap(({ sizes, candidates }) => {
      const mine = candidates.filter(({ address }) => address.endsWith(`.${format}`));
      const wanted = widths[sizes] ?? widest;
      const chosen =
        mine.find(({ address }) => known.includes(address)) ?? mine.find(({ width }) => width >= wanted) ?? mine.at(-1);
      return chosen ? [chosen.address] : [];
    }),
    ...alongIn(html).filter((address) => address.endsWith(`.${format}`)),
  ]);
}

/** Audio recordings of a page: recordingsIn('<audio src="/audio/eulen.mp3">', '') → ['/audio/eulen.mp3'] */
export const recordingsIn = (html: string, base: string): string[] =>
  unique([...html.matchAll(/<audio\b[^>]*?\ssrc="([^"]*)"/g)].map(([, address = '']) => plain(address))).filter(
    (address) => address.startsWith(base + recordingPath('')),
  );

/** titleIn('<title>Magma &amp; Lava | DUDA – die Kinderzeitung</title>') → 'Magma & Lava' */
export function titleIn(html: string): string {
  const title = plain(/<title>([^<]*)/.exec(html)?.[1] ?? '');
  return title.includes(' | ') ? title.slice(0, title.lastIndexOf(' | ')) : title;
}

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/** Whether the HTML is this site's page for the path, not a redirect page, a 404 or a page of the host. „Keine Verbindung“ has no canonical
 * address, so its path is undefined: isPageOf('<link rel="canonical" href="https://…/news/eulen/">…', '/news/eulen/') → true */
export function isPageOf(html: string, path: string | undefined): boolean {
  const [, address] = CANONICAL.exec(html) ?? [];
  const own = address && URL.canParse(address) ? new URL(address).pathname : undefined;
  return html.includes('<main id="inhalt"') && own === path;
}
