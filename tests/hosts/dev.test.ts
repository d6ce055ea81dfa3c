import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { freshContent, makeCopy } from '../project-copy';
import { until } from '../until';
import { freePort } from './start';

const COPY = '.cache/dev-copy';
let program: ChildProcess;
let site: string;

beforeAll(async () => {
  freshContent(makeCopy(COPY));
  const port = await freePort();
  site = `http://localhost:${port}`;
  const next = resolve('node_modules/next/dist/bin/next');
  program = spawn(process.execPath, [next, 'dev', '-H', 'localhost', '-p', String(port)], {
    cwd: COPY,
    env: { ...process.env, NODE_ENV: 'development', SITE_CONTENT: '' },
    stdio: 'ignore',
  });
});
afterAll(() => program.kill());

const at = async (path: string) => {
  const response = await fetch(site + path).catch(() => undefined);
  return {
    status: response?.status,
    type: response?.headers.get('content-type'),
    html: (await response?.text()) ?? '',
  };
};
const shows = (path: string, text: string) =>
  until(`${text} on ${path}`, async () => (await at(path)).html.includes(text), 120);

const folder = join(COPY, 'content/articles');
const [name = ''] = readdirSync('content/articles').filter((one) => one.endsWith('.yaml'));
const path = `/news/${name.replace('.yaml', '')}/`;

function edit(file: string, field: string, value: string) {
  const entry = parseDocument(readFileSync(join(folder, name), 'utf8'));
  entry.set(field, value);
  writeFileSync(join(folder, file), entry.toString());
}

test('an editor reads her change, and then her fault with file and field, on the page of `next dev`', async () => {
  await shows(path, parseDocument(readFileSync(join(folder, name), 'utf8')).get('title') as string);
  edit(name, 'title', 'Ein Titel von eben');
  await shows(path, 'Ein Titel von eben');
  edit('eben-geschrieben.yaml', 'title', 'Eben geschrieben');
  await shows('/news/eben-geschrieben/', 'Eben geschrieben');
  edit(name, 'date', '31. Februar 2027');
  await shows(path, `content/articles/${name} · date`);
  edit(name, 'date', '5. April 2027');
  await shows(path, 'Ein Titel von eben');
});

test('only pages of this machine may frame `next dev`, as the CMS does', async () => {
  const { headers } = await fetch(site);
  const policy = headers.get('content-security-policy');
  expect(policy).toMatch(/^frame-ancestors( http:\/\/(localhost|127\.0\.0\.1):\*)+$/);
});

test('a page of `next dev` has its pictures and PDFs', async () => {
  const { html } = await at('/');
  const [picture = ''] = /\/pictures\/[0-9a-f]+-\d+\.avif/.exec(html) ?? [];
  expect(await at(picture)).toMatchObject({ status: 200, type: 'image/avif' });
  expect(await at('/schule/unsere-zeitung-a4.pdf')).toMatchObject({ status: 200, type: 'application/pdf' });
  expect(await at('/atom.xml')).toMatchObject({ status: 200 });
  expect(await at('/pictures/0000-320.avif')).toMatchObject({ status: 404 });
});
