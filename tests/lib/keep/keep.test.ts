import { removeCopies, updateCopies } from '@/lib/keep/keep';
import { listPath } from '@/lib/keep/list';
import { WORKER_PATH } from '@/lib/keep/names';
import { opened, savedPages } from '@/lib/keep/page-copy';
import { OFFLINE_PATH } from '@/lib/paths';
import { ARTICLE, deploy, html, keptIn, keptSite, OTHER, site, take, wholeTitles, withLists } from './site';

type State = ReturnType<typeof site>['state'];

test('an offline copy includes stylesheet, font, script, icons and one size of each picture', async () => {
  const { world } = site(deploy('a'));
  const kept = await take(world, ARTICLE);
  expect(kept.title).toBe('Eulen a');
  const files = await keptIn(world);
  expect(files.map((address) => address.replace(/\?.*/, '?')).sort()).toEqual([
    '/_next/static/a.css',
    '/_next/static/a.js',
    '/_next/static/a.woff2',
    '/icons.svg?',
    '/news/eulen/',
    '/pictures/a-480.avif',
  ]);
  expect(Object.keys(kept.files).sort()).toEqual(files);
  expect(kept.files['/_next/static/a.js']).toBe('a()'.length);
});

test('a recorded voice is included, and updated with the page (R-KEEP-1)', async () => {
  const { world, state } = site(deploy('a'));
  const voice = '/audio/eulen.mp3';
  const speak = (words: string, build: string) => {
    const spoken = `${html('Eulen', build, ARTICLE)}<audio controls src="${voice}"></audio>`;
    state.files = withLists({ ...deploy(build), [voice]: words, [ARTICLE]: spoken });
  };
  const heard = async () => (await (await opened(world))?.match(voice))?.text();
  speak('old', 'a');
  expect((await take(world, ARTICLE)).files).toHaveProperty([voice], 3);
  expect(await heard()).toBe('old');
  speak('read anew', 'b');
  await updateCopies(world, 'b');
  expect(await heard()).toBe('read anew');
});

test('a picture is stored in its displayed size', async () => {
  const { world } = site(deploy('a'));
  const { files } = await take(world, ARTICLE, { shown: ['/pictures/a-960.avif'] });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['/pictures/a-960.avif']));
  expect(files).not.toHaveProperty(['/pictures/a-480.avif']);
});

test.each([
  ['page', ARTICLE],
  ['list', listPath(ARTICLE)],
])('if only the %s is new yet, as a deploy runs, nothing is stored', async (_, address) => {
  const { world } = site({ ...deploy('b'), ...deploy('a'), [address]: deploy('b')[address] ?? '' });
  await expect(take(world, ARTICLE)).rejects.toThrow(ARTICLE);
  expect(await keptIn(world)).toEqual([]);
});

test.each<[string, (state: State, count: number) => unknown, string]>([
  ['the network fails midway', ({ files }) => delete files['/_next/static/b.woff2'], 'Error'],
  ['the disk is full', (state, count) => Object.assign(state, { room: count + 2 }), 'QuotaExceededError'],
])('if %s, nothing is stored partially and existing copies stay (R-KEEP-1)', async (_, happens, name) => {
  const { world, state } = site(withLists({ ...deploy('b'), ...deploy('a'), [OTHER]: deploy('b')[OTHER] ?? '' }));
  await take(world, ARTICLE);
  const before = await keptIn(world);
  happens(state, before.length);
  await expect(take(world, OTHER)).rejects.toMatchObject({ name });
  expect(await keptIn(world)).toEqual(before);
});

describe('after a new deploy', () => {
  const both = { ...deploy('a'), ...deploy('b') };

  const LIST = listPath(ARTICLE);
  const led = html('Magma b', 'b', OTHER);
  test.each<[string, (state: State) => void]>([
    ['its URL is redirected by the host', (state) => Object.assign(state, { redirected: true })],
    ['its URL shows a redirecting page', (state) => Object.assign(state.files, { [ARTICLE]: led })],
    [
      'its URL shows a 404 page with status 200',
      (state) => Object.assign(state.files, { [ARTICLE]: html('404', 'b') }),
    ],
    [
      'the host shows a maintenance page with status 200',
      (state) => Object.assign(state.files, { [ARTICLE]: '<h1>Wartung</h1>' }),
    ],
    ['its list has no page', (state) => Object.assign(state.files, { [LIST]: '{}' })],
    ['its list is missing', (state) => delete state.files[LIST]],
    ['a page is in the place of its list', (state) => Object.assign(state.types, { [LIST]: 'text/html' })],
    [
      'a stylesheet has the type of a page',
      (state) => Object.assign(state.types, { '/_next/static/b.css': 'text/html' }),
    ],
    [
      'the page has the type of a file',
      (state) => Object.assign(state.types, { [ARTICLE]: 'application/octet-stream' }),
    ],
  ])('an offline copy stays unchanged if %s', async (_, happens) => {
    const { world, state } = await keptSite(ARTICLE);
    const before = await keptIn(world);
    state.files = { ...both, ...deploy('b') };
    happens(state);
    await updateCopies(world, 'b');
    expect(await wholeTitles(world)).toEqual(['Eulen a']);
    expect((await keptIn(world)).filter((address) => address !== WORKER_PATH)).toEqual(before);
    await expect(take(world, ARTICLE)).rejects.toThrow();
  });

  test('an offline copy is updated completely, and old files are removed (R-KEEP-5)', async () => {
    const { world, state } = await keptSite(ARTICLE);
    state.files = deploy('b');
    expect(await updateCopies(world, 'b')).toBe(true);
    expect(await wholeTitles(world)).toEqual(['Eulen b']);
    expect((await keptIn(world)).filter((address) => /\ba\b/.test(address))).toEqual([]);
    state.asked = [];
    expect(await updateCopies(world, 'b')).toBe(false);
    expect(state.asked).toEqual([]);
  });

  test.each(Object.keys(deploy('b')).filter((address) => /\bb\b|icons/.test(address) && !address.includes('960')))(
    'the old copy stays while %s of the new one is missing (R-KEEP-5)',
    async (missing) => {
      const { world, state } = site(deploy('a'));
      await take(world, ARTICLE);
      const before = await keptIn(world);
      const { [missing]: _, ...files } = both;
      state.files = files;
      await updateCopies(world, 'b');
      expect(await wholeTitles(world)).toEqual(['Eulen a']);
      expect((await keptIn(world)).filter((address) => address !== '/mitnehmen.js')).toEqual(before);
    },
  );

  test('an unchanged page costs its list only', async () => {
    const { world, state } = await keptSite(ARTICLE);
    state.asked = [];
    await updateCopies(world, 'b');
    expect(state.asked).toEqual([listPath(ARTICLE)]);
  });

  test('a page removed from the site stays on the device', async () => {
    const { world, state } = await keptSite(ARTICLE, OTHER);
    const { [ARTICLE]: _, ...files } = deploy('b');
    state.files = files;
    await updateCopies(world, 'b');
    expect((await wholeTitles(world)).sort()).toEqual(['Eulen a', 'Magma b']);
  });

  test('offline, the update waits for the next time', async () => {
    const { world, state } = await keptSite(ARTICLE);
    Object.assign(state, { files: deploy('b'), isOnline: false });
    await expect(updateCopies(world, 'b')).rejects.toThrow(TypeError);
    state.isOnline = true;
    expect(await updateCopies(world, 'b')).toBe(true);
    expect(await wholeTitles(world)).toEqual(['Eulen b']);
  });

  test('a deleted copy does not come back during an update', async () => {
    const { world, state } = await keptSite(ARTICLE, OTHER);
    state.files = deploy('b');
    const { fetch } = world;
    world.fetch = async (address, init) => {
      if (address === ARTICLE) await removeCopies({ ...world, fetch }, ARTICLE, OTHER);
      return fetch(address, init);
    };
    await updateCopies(world, 'b');
    expect(await world.caches.keys()).toEqual([]);
  });
});

describe('deleting', () => {
  test('one copy keeps the others and the files they share', async () => {
    const { world } = await keptSite(OFFLINE_PATH, ARTICLE, OTHER);
    expect((await removeCopies(world, ARTICLE)).map(({ path }) => path)).toEqual([OFFLINE_PATH, OTHER]);
    expect(await wholeTitles(world)).toEqual(['Keine Verbindung', 'Magma a']);
  });

  test('the last copy removes everything, extras included', async () => {
    const { world } = await keptSite(OFFLINE_PATH, ARTICLE);
    expect(await removeCopies(world, ARTICLE)).toEqual([]);
    expect(await world.caches.keys()).toEqual([]);
    expect(await savedPages(world)).toEqual([]);
    expect(await world.caches.keys()).toEqual([]);
  });
});
