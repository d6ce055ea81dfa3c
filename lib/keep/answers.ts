import { formatDay } from '@/lib/dates/german';
import { partOf } from '@/lib/hosts/part';
import { OFFLINE_PATH } from '@/lib/pages/paths';
import { addressOf, keptOf, opened, type World } from './kept';
import { ICONS_PATH } from './names';

const COPY = 'x-copy';

const htmlAnswer = (html: string, status: number) =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', [COPY]: '1' } });

/** isCopy(response) → true of what pageAnswer gave from the cache */
export const isCopy = ({ headers }: Response) => headers.has(COPY);

/** The copy, with its date on <main>, where the style sheet shows it: React finds no other elements than it wrote. */
async function dated(copy: Response): Promise<Response> {
  const kept = keptOf(copy);
  const html = await copy.text();
  if (!kept?.note) return htmlAnswer(html, 200);
  const note = kept.note.replace('%date%', formatDay(kept.day)).replaceAll('"', '&quot;');
  return htmlAnswer(html.replace('<main ', `<main data-kept="${note}" `), 200);
}

/** The network's page; a copy where there is none, or none in time; without either „Keine Verbindung“, or a fault. → a page */
export async function pageAnswer(
  world: World,
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

/** A file whose name has a hash: the copy, the network's, or without it the same picture in another size. → a file */
export async function fileAnswer(world: World, path: string, network: () => Promise<Response>): Promise<Response> {
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

/** Of a kept file the bytes that a player asks for: part(blob, 'bytes=100-') → 206 with all from byte 100 */
function part(body: Blob, range: string): Response {
  const { size, type } = body;
  const asked = partOf(range, size);
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes' };
  if (!asked) return new Response(body, { headers });
  if (asked === 'none') return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const { from, to } = asked;
  return new Response(body.slice(from, to + 1, type), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${size}` },
  });
}

/** A recorded voice: the network's, as its name stays when it is read anew; without it the copy, in parts. → a file */
export function soundAnswer(
  world: World,
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

/** The icons: of a copy its own, else the network's, without it the copy's. → a file */
export async function iconsAnswer(
  world: World,
  page: { pathname: string; isCopy: boolean },
  network: () => Promise<Response>,
): Promise<Response> {
  const cache = await opened(world);
  const copy = (await cache?.match(page.pathname)) ?? (await cache?.match(world.base + OFFLINE_PATH));
  const key = Object.keys(keptOf(copy)?.files ?? {}).find((address) => address.startsWith(world.base + ICONS_PATH));
  const icons = key && (await cache?.match(key));
  if (!icons) return network();
  return page.isCopy ? icons : network().catch(() => icons);
}
