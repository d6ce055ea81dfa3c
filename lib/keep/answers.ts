import { formatDay } from 'german/dates/german';
import { parseRange } from '@/lib/hosts/part';
import { OFFLINE_PATH } from '@/lib/paths';
import { ICONS_PATH } from './names';
import { addressOf, type Environment, metadataOf, opened } from './page-copy';

const COPY = 'x-copy';

const htmlAnswer = (html: string, status: number) =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', [COPY]: '1' } });

/** isCopy(response) → true if it is an offline copy */
export const isCopy = ({ headers }: Response) => headers.has(COPY);

/** Writes the copy's date as an attribute of <main> for the style sheet; an extra element would break React's hydration. */
async function dated(copy: Response): Promise<Response> {
  const kept = metadataOf(copy);
  const html = await copy.text();
  if (!kept?.note) return htmlAnswer(html, 200);
  const note = kept.note.replace('%date%', formatDay(kept.day)).replaceAll('"', '&quot;');
  return htmlAnswer(html.replace('<main ', `<main data-kept="${note}" `), 200);
}

/** Network first. Falls back to the offline copy on failure, server error or timeout; without a copy, to „Keine Verbindung“. Rejects if
 * that is missing too: pageResponse(world, '/news/eulen/', network, patience) → a page */
export async function pageResponse(
  world: Environment,
  pathname: string,
  network: Promise<Response>,
  patience: () => Promise<void>,
): Promise<Response> {
  network.catch(() => {});
  const cache = await opened(world);
  const copy = await cache?.match(pathname.endsWith('/') ? pathname : `${pathname}/`);
  if (!copy) {
    return network.catch(async (fault) => {
      const offline = await cache?.match(world.base + OFFLINE_PATH);
      if (!offline) throw fault;
      return htmlAnswer(await offline.text(), 503);
    });
  }
  const fresh = network.then((response) => {
    if (response.status >= 500) throw new Error(String(response.status));
    return response;
  });
  const late = patience().then(() => undefined);
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? dated(copy);
}

const PICTURE = /^(.*\/pictures\/.+-)\d+\.\w+$/;

/** Cache first, for a file with a hash in its name. Offline, falls back to the same picture in another size:
 * fileResponse(world, '/pictures/1f2e3d4c-480.avif', network) → a file */
export async function fileResponse(
  world: Environment,
  path: string,
  network: () => Promise<Response>,
): Promise<Response> {
  const cache = await opened(world);
  const copy = await cache?.match(path);
  if (copy) return copy;
  return network().catch(async (fault) => {
    const start = PICTURE.exec(path)?.[1];
    const other = start && (await cache?.keys())?.find((key) => addressOf(key).startsWith(start));
    const picture = other && (await cache?.match(other));
    if (!picture) throw fault;
    return picture;
  });
}

/** Byte range of a stored file, as media players request it: part(blob, 'bytes=100-') → 206 with the bytes from 100 on */
function part(body: Blob, range: string): Response {
  const { size, type } = body;
  const asked = parseRange(range, size);
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes' };
  if (!asked) return new Response(body, { headers });
  if (asked === 'none') return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const { from, to } = asked;
  return new Response(body.slice(from, to + 1, type), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${size}` },
  });
}

/** Network first, as a new recording keeps its file name. Offline, serves byte ranges of the copy:
 * audioResponse(world, '/audio/eulen.mp3', 'bytes=100-', network) → a file */
export function audioResponse(
  world: Environment,
  path: string,
  range: string,
  network: () => Promise<Response>,
): Promise<Response> {
  return network().catch(async (fault) => {
    const copy = await (await opened(world))?.match(path);
    if (!copy) throw fault;
    return part(await copy.blob(), range);
  });
}

/** Icon sprite. An offline copy gets its own version, other pages the network's; offline, these fall back to a copy's:
 * iconsResponse(world, page, network) → a file */
export async function iconsResponse(
  world: Environment,
  page: { pathname: string; isCopy: boolean },
  network: () => Promise<Response>,
): Promise<Response> {
  const cache = await opened(world);
  const copy = (await cache?.match(page.pathname)) ?? (await cache?.match(world.base + OFFLINE_PATH));
  const key = Object.keys(metadataOf(copy)?.files ?? {}).find((address) => address.startsWith(world.base + ICONS_PATH));
  const icons = key && (await cache?.match(key));
  if (!icons) return network();
  return page.isCopy ? icons : network().catch(() => icons);
}
