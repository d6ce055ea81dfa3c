import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawingCheck } from 'content/drawing-check';
import { formatFault } from 'content/fault';
import { FIXTURES } from '@/tests/fixtures/keep';

const SRC = 'articles/bild.svg';
const data = { image: { src: SRC, alt: 'Eine Zeichnung von einem Bild' } };
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-drawings-'));
  cpSync(join(FIXTURES, 'pictures'), join(root, 'pictures'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const told = (svg: string) => {
  writeFileSync(join(root, 'pictures', SRC), svg);
  return drawingCheck(root, 'news.yaml', data).map(formatFault);
};

test('a drawing with a script is an error that names where it is used (R-DESK-12)', () => {
  expect(told(svg('<script>alert(1)</script>'))).toEqual([
    expect.stringMatching(
      /^content\/news\.yaml · image\.src: gefunden „articles\/bild\.svg“ mit <script, erwartet eine/,
    ),
  ]);
});

test('a valid drawing and a missing one cause no error here', () => {
  expect(told(svg('<path d="M0 0h9"/>'))).toEqual([]);
  rmSync(join(root, 'pictures', SRC));
  expect(drawingCheck(root, 'news.yaml', data)).toEqual([]);
});
