import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { audioResponse, fileResponse, iconsResponse, isCopy, pageResponse } from '@/lib/keep/answers';
import { OFFLINE_PATH } from '@/lib/paths';
import { ARTICLE, deploy, keptSite, OTHER, site, take, withLists } from './site';

const never = () => new Promise<never>(() => {});
const atOnce = () => Promise.resolve();
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const online = (body = 'from the network', status = 200) => Promise.resolve(new Response(body, { status }));

test('online, every page comes from the network, even with an offline copy (R-KEEP-2)', async () => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  for (const path of [ARTICLE, OTHER]) {
    const answer = await pageResponse(world, path, online(), never);
    expect(await answer.text()).toBe('from the network');
    expect(isCopy(answer)).toBe(false);
  }
  expect((await pageResponse(world, OTHER, online('', 404), atOnce)).status).toBe(404);
});

test.each([
  ['offline', failing, never],
  ['with a slow network', never, atOnce],
  ['with a broken server', () => online('Bad Gateway', 502), never],
])('%s the offline copy is shown, with its date (R-KEEP-2)', async (_, network, patience) => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  const answer = await pageResponse(world, ARTICLE, network(), patience);
  expect(answer.status).toBe(200);
  expect(isCopy(answer)).toBe(true);
  expect(await answer.text()).toContain(`<main data-kept="Vom ${formatDay(today())}." id="inhalt">`);
});

test('a URL without its trailing slash opens the offline copy', async () => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  expect(await (await pageResponse(world, ARTICLE.slice(0, -1), failing(), never)).text()).toContain('Eulen a');
});

test('offline, other pages show the offline page; on a slow network they wait', async () => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  const answer = await pageResponse(world, OTHER, failing(), never);
  expect([answer.status, await answer.text()]).toEqual([503, deploy('a')[OFFLINE_PATH]]);
  const slow = await Promise.race([pageResponse(world, OTHER, never(), atOnce), atOnce().then(() => 'waits')]);
  expect(slow).toBe('waits');
});

test('without offline copies network errors reach the browser', async () => {
  const { world } = site(deploy('a'));
  await expect(pageResponse(world, ARTICLE, failing(), never)).rejects.toThrow(TypeError);
  await expect(fileResponse(world, '/_next/static/a.js', failing)).rejects.toThrow(TypeError);
  await expect(iconsResponse(world, { pathname: ARTICLE, isCopy: false }, failing)).rejects.toThrow(TypeError);
  expect(await world.caches.keys()).toEqual([]);
});

test('a stored file comes from the device, another from the network', async () => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  expect(await (await fileResponse(world, '/_next/static/a.js', failing)).text()).toBe('a()');
  expect(await (await fileResponse(world, '/_next/static/other.js', online)).text()).toBe('from the network');
});

test('offline, a picture is shown in its stored size, online in the requested one', async () => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  const larger = '/pictures/a-960.avif';
  expect(await (await fileResponse(world, larger, failing)).text()).toBe('small');
  expect(await (await fileResponse(world, larger, online)).text()).toBe('from the network');
  await expect(fileResponse(world, '/pictures/b-960.avif', failing)).rejects.toThrow(TypeError);
  await expect(fileResponse(world, '/pictures/ausgabe/a-960.avif', failing)).rejects.toThrow(TypeError);
});

test('an offline copy uses its own icons, a page from the network the newest', async () => {
  const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
  const icons = async (pathname: string, isCopyShown: boolean, network: () => Promise<Response>) =>
    (await iconsResponse(world, { pathname, isCopy: isCopyShown }, network)).text();
  expect(await icons(ARTICLE, true, online)).toBe('<svg>a</svg>');
  expect(await icons(ARTICLE, false, online)).toBe('from the network');
  expect(await icons(ARTICLE, false, failing)).toBe('<svg>a</svg>');
  expect(await icons(OTHER, false, failing)).toBe('<svg>a</svg>');
});

test('offline, a recorded voice plays from the device, from any position (R-KEEP-1)', async () => {
  const { world, state } = site(deploy('a'));
  const voice = '/audio/eulen.mp3';
  const page = `${state.files[ARTICLE]}<audio controls preload="none" src="${voice}"></audio>`;
  state.files = withLists({ ...state.files, [voice]: '0123456789', [ARTICLE]: page });
  state.types[voice] = 'audio/mpeg';
  await take(world, ARTICLE);
  const sound = async (range: string) => {
    const answer = await audioResponse(world, voice, range, failing);
    const { status, headers } = answer;
    return [status, headers.get('Content-Range'), headers.get('Content-Type'), await answer.text()];
  };
  expect(await sound('')).toEqual([200, null, 'audio/mpeg', '0123456789']);
  expect(await sound('bytes=0-')).toEqual([206, 'bytes 0-9/10', 'audio/mpeg', '0123456789']);
  expect(await sound('bytes=4-6')).toEqual([206, 'bytes 4-6/10', 'audio/mpeg', '456']);
  expect((await sound('bytes=10-')).slice(0, 2)).toEqual([416, 'bytes */10']);
  expect(await (await audioResponse(world, voice, 'bytes=4-6', online)).text()).toBe('from the network');
  await expect(audioResponse(world, '/audio/other.mp3', '', failing)).rejects.toThrow(TypeError);
});
