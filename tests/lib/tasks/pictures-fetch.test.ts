import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pictureFile } from 'content/picture-file';
import { runTask } from './run-task';

const ZOO = 'https://github.com/verlag/bilder/blob/main/zoo.png';
const LOST = 'https://bilder.example.com/fehlt.webp';

/** The network: one picture at its raw URL, and nothing else. */
const NETWORK = `globalThis.fetch = async (address) => new Response('Bild', {
  status: address === 'https://raw.githubusercontent.com/verlag/bilder/main/zoo.png' ? 200 : 404,
});`;

const tsx = pathToFileURL(createRequire(resolve('package.json')).resolve('tsx')).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bilder-'));
  mkdirSync(join(folder, 'content/events'), { recursive: true });
  writeFileSync(join(folder, 'network.mjs'), NETWORK);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run pictures:fetch` with content that has these pictures. */
function fetchPictures(...pictures: string[]) {
  const images = pictures.map((src) => `  - image: { src: '${src}', alt: Zoo }\n`).join('');
  writeFileSync(join(folder, 'content/events/1-zoo.yaml'), `items:\n${images}`);
  const task = [tsx, '--import', './network.mjs', resolve('lib/tasks/pictures-fetch.ts')];
  return runTask(task, { TSX_TSCONFIG_PATH: resolve('tsconfig.json') }, folder);
}

test('an editor fetches a remote picture by the URL of its page or file (R-CON-5)', async () => {
  const { status, said } = await fetchPictures(ZOO, 'events/zoo.webp');
  expect(said).toContain('1 von 1 fernen Bildern geholt.');
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'content/pictures', pictureFile(ZOO)), 'utf8')).toBe('Bild');
});

test('a picture that cannot be fetched is reported, and the others are fetched', async () => {
  const { status, said } = await fetchPictures(LOST, ZOO);
  expect(said).toContain(`${LOST}: nicht geholt (Antwort 404)`);
  expect(said).toContain('1 von 2 fernen Bildern geholt.');
  expect(status).toBe(1);
});
