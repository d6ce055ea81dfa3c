import { runInNewContext } from 'node:vm';
import { siteSchema } from 'content/schema/site';
import { parse } from 'node-html-parser';
import { apiOf, backendOf, type CmsHost } from '@/lib/cms/backend';
import { cmsConfig } from '@/lib/cms/config';
import { cmsFiles, exportedPolicy } from '@/lib/cms/export';
import { content } from '@/lib/content';

const GITHUB: CmsHost = { backend: 'github', repo: 'verlag/zeitung', branch: 'main' };
const HOSTS: [what: string, desk: CmsHost, api: string, ways: string[]][] = [
  ['GitHub with a token only', GITHUB, 'https://api.github.com', ['token']],
  [
    'GitHub with an OAuth proxy',
    { ...GITHUB, baseUrl: 'https://anmeldung.example.com' },
    'https://api.github.com',
    ['oauth', 'token'],
  ],
  ['GitLab', { ...GITHUB, backend: 'gitlab', appId: '1f2e' }, 'https://gitlab.com', ['oauth', 'token']],
  [
    'a self-hosted Forgejo',
    { ...GITHUB, backend: 'gitea', baseUrl: 'https://git.example.com/' },
    'https://git.example.com',
    ['token'],
  ],
];

const made = (desk: CmsHost) => cmsFiles({ desk, root: 'tests/fixtures/content', script: 'start();' });
const textOf = (desk: CmsHost, name: string) => String(made(desk)[`redaktion/${name}`]);

test.each(HOSTS)('%s: the CMS connects only to this host and its own site (R-DESK-8)', (_, desk, api, ways) => {
  const page = parse(textOf(desk, 'index.html'));
  const policy = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';
  expect([...policy.matchAll(/\w+:\/\/[^\s;]+/g)].map(([address]) => address)).toEqual([api]);
  expect(policy).toContain(`connect-src 'self' blob: data: ${api};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('frame-ancestors');
  expect([apiOf(desk), cmsConfig({ backend: backendOf(desk) }).backend.auth_methods]).toEqual([api, ways]);
});

test('a self-hosted backend is used at its own URLs, even below a path', () => {
  expect(backendOf({ ...GITHUB, backend: 'gitea', baseUrl: 'https://example.com/git/', appId: '1f2e' })).toEqual({
    name: 'gitea',
    repo: 'verlag/zeitung',
    branch: 'main',
    auth_methods: ['oauth', 'token'],
    base_url: 'https://example.com/git',
    api_root: 'https://example.com/git/api/v1',
    app_id: '1f2e',
  });
  expect(backendOf({ ...GITHUB, backend: 'gitlab', appId: '1f2e' })).toMatchObject({ auth_type: 'pkce' });
});

test('the exported page is noindex, and all its files and licences are exported with it (R-DESK-7)', () => {
  const files = Object.keys(made(GITHUB));
  const page = parse(textOf(GITHUB, 'index.html'));
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const named = page
    .querySelectorAll('script[src], link[href]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
  expect(named).toEqual(['desk.css', 'before.js', 'sveltia-cms.js', 'desk.js']);
  const needed = [...named, 'symbols.woff2', 'facts.json', 'locales/de.json', 'lizenz-sveltia.txt'];
  expect(needed.filter((name) => !files.includes(`redaktion/${name}`))).toEqual([]);
  expect(files.filter((name) => String(made(GITHUB)[name]) === '')).toEqual([]);
  expect(textOf(GITHUB, 'lizenz-sveltia.txt')).toContain('MIT License');
});

test('before it starts, the exported CMS knows its host and the facts and day of the build (R-DESK-8)', () => {
  const window: Record<string, unknown> = {};
  runInNewContext(textOf(GITHUB, 'before.js'), { window });
  expect(window).toEqual({
    CMS_MANUAL_INIT: true,
    DESK: { backend: backendOf(GITHUB), day: expect.stringMatching(/^\d+\.\u00a0\p{L}+ \d{4}$/u) },
  });
  expect(JSON.parse(textOf(GITHUB, 'facts.json'))).toMatchObject({ product: content.title.name });
});

test('the exported policy equals the local one plus the host', () => {
  const without = exportedPolicy('https://git.example.com').replace(' https://git.example.com', '');
  expect(without).not.toMatch(/https?:/);
  expect(without).toContain("script-src 'self'");
});

test.each([
  ['a repository without its owner', { repo: 'zeitung' }],
  ['a URL with credentials', { baseUrl: 'https://ada:geheim@git.example.com' }],
  ['another kind of host', { backend: 'svn' }],
])('the content check refuses %s', (_, wrong) => {
  const [fits, refused] = [{}, wrong].map(
    (change) => siteSchema.shape.desk.safeParse({ ...GITHUB, ...change }).success,
  );
  expect([fits, refused]).toEqual([true, false]);
});
