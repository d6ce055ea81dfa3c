import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { formatFault } from 'content/fault';
import sharp from 'sharp';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-picture-files-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => join(root, file);
const messages = () => readSite(root).faults.map(formatFault);
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** The header of a PNG of 30,000 × 30,000 pixels, which compresses to half a megabyte. */
function bomb(): Buffer {
  const head = Buffer.alloc(64);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(30_000, 16);
  head.writeUInt32BE(30_000, 20);
  return head;
}

type Row = [what: string, name: string, write: (path: string) => unknown, told: RegExp];
const ROWS: Row[] = [
  [
    'too narrow',
    'a.webp',
    (path) => blank(319, 180).webp().toFile(path),
    /gefunden 319 Punkte Breite, .*mindestens 320$/,
  ],
  ['too narrow for a cover', 'a.webp', (path) => blank(159, 300).webp().toFile(path), /gefunden 159 .*mindestens 160$/],
  ['a text file', 'a.webp', (path) => writeFileSync(path, 'Hallo'), /gefunden kein Bild, .*zum Format passen$/],
  ['empty', 'a.jpg', (path) => writeFileSync(path, ''), /gefunden kein Bild/],
  [
    'a decompression bomb',
    'a.png',
    (path) => writeFileSync(path, bomb()),
    /gefunden 30\.000 × 30\.000 .*höchstens 100 Millionen/,
  ],
  [
    'half a download',
    'a.webp',
    async (path) => {
      const bytes = await blank(1200, 675).webp().toBuffer();
      writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    },
    /gefunden nur der Anfang .*vielleicht ist das Laden abgebrochen$/,
  ],
  ['a packed drawing', 'a.svg', (path) => writeFileSync(path, gzipSync('<svg/>')), /gefunden eine gepackte Zeichnung/],
  [
    'a drawing as large as a film',
    'a.svg',
    (path) => {
      writeFileSync(path, '<svg/>');
      truncateSync(path, 20_971_520);
    },
    /gefunden 20 MB, erwartet höchstens 12 MB$/,
  ],
  [
    'as large as a film',
    'a.webp',
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 500_000_000);
    },
    /gefunden 476,8 MB, erwartet höchstens 12 MB$/,
  ],
];

test.each(ROWS)('reports a picture that is %s, before a build fails (R-CON-1)', async (_, name, write, told) => {
  await write(at(`pictures/events/${name}`));
  expect(messages()).toEqual([expect.stringMatching(new RegExp(`^content/pictures/events/${name} · \\(Datei\\): `))]);
  expect(messages()).toEqual([expect.stringMatching(told)]);
});
