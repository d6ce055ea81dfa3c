import { cpSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { type Mistake, reportsEach, siteCopy } from './site-copy';

const { at, change, faults } = siteCopy(beforeAll);
const inFile = (file: string, told: RegExp) => new RegExp(`content/${file} · ${told.source}`);

/** Each in an article of its own. */
const RECORDINGS: [what: string, from: string | RegExp, to: string, told: RegExp][] = [
  [
    'a recording without its file',
    'entsteht.mp3',
    'enststeht.mp3',
    /audio\[1\]\.file: gefunden „wie-eine-zeitung-enststeht\.mp3“, erwartet eine Aufnahme unter content\/audio\/.*; gemeint ist vielleicht wie-eine-zeitung-entsteht\.mp3$/,
  ],
  [
    'a time mark before the previous one',
    "'0:02'",
    "'0:01'",
    /audio\[1\]\.marks\[5\]: gefunden 0:01, erwartet eine Zeit nach 0:01$/,
  ],
  [
    'a time mark after the end of a recording',
    "'0:02,5'",
    "'0:03,5'",
    /audio\[1\]\.marks\[6\]: gefunden 0:03, erwartet eine Zeit vor dem Ende der Aufnahme \(0:03\)$/,
  ],
  [
    'more marks than sentences',
    /length: '0:03'\n {4}marks: .*/,
    `length: '1:30'\n    marks: [${Array.from({ length: 60 }, (_, at) => `'0:${String(at).padStart(2, '0')}'`)}]`,
    /audio\[1\]\.marks: gefunden 60 Zeiten, erwartet höchstens \d+: so viele Sätze und Zwischenüberschriften hat der Text$/,
  ],
  [
    'a recording of a missing easy text',
    'text: ganz',
    'text: leicht',
    /audio\[1\]\.text: gefunden „leicht“, erwartet ganz: einen leichten Text/,
  ],
  [
    'two recordings of one text',
    /audio:\n([\s\S]*)$/,
    'audio:\n$1$1',
    /audio\[2\]\.text: gefunden „ganz“ noch einmal, erwartet je Text eine Aufnahme$/,
  ],
  [
    'chapters beside marks',
    '    marks:',
    "    chapters: ['0:01']\n    marks:",
    /audio\[1\]\.chapters: gefunden chapters und marks, erwartet eins von beiden/,
  ],
  [
    'an unreadable time of a recording',
    "length: '0:03'",
    "length: '3 Sekunden'",
    /audio\[1\]\.length: gefunden „3\u00a0Sekunden“, erwartet Minuten und Sekunden wie 1:05 oder 0:12,5$/,
  ],
];

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

const PICTURES: [what: string, ending: string, write: (path: string) => unknown, told: RegExp][] = [
  [
    'too narrow',
    'webp',
    (path) => blank(319, 180).webp().toFile(path),
    /gefunden 319 Punkte Breite, .*mindestens 320$/,
  ],
  ['too narrow for a cover', 'webp', (path) => blank(159, 300).webp().toFile(path), /gefunden 159 .*mindestens 160$/],
  ['a text file', 'webp', (path) => writeFileSync(path, 'Hallo'), /gefunden kein Bild, .*zum Format passen$/],
  ['empty', 'jpg', (path) => writeFileSync(path, ''), /gefunden kein Bild/],
  [
    'a decompression bomb',
    'png',
    (path) => writeFileSync(path, bomb()),
    /gefunden 30\.000 × 30\.000 .*höchstens 100 Millionen/,
  ],
  [
    'half a download',
    'webp',
    async (path) => {
      const bytes = await blank(1200, 675).webp().toBuffer();
      writeFileSync(path, bytes.subarray(0, bytes.length / 2));
    },
    /gefunden nur der Anfang .*vielleicht ist das Laden abgebrochen$/,
  ],
  ['a packed drawing', 'svg', (path) => writeFileSync(path, gzipSync('<svg/>')), /gefunden eine gepackte Zeichnung/],
  [
    'a drawing as large as a film',
    'svg',
    (path) => {
      writeFileSync(path, '<svg/>');
      truncateSync(path, 20_971_520);
    },
    /gefunden 20 MB, erwartet höchstens 12 MB$/,
  ],
  [
    'as large as a film',
    'webp',
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 500_000_000);
    },
    /gefunden 476,8 MB, erwartet höchstens 12 MB$/,
  ],
];

const ELSEWHERE = /\(Datei\): gefunden ein Verweis auf eine andere Stelle des Rechners, erwartet /;
const LINKS: [file: string, target: string, told: string][] = [
  ['pictures/zoo', '/etc', 'der Ordner selbst'],
  ['pictures/events/alt', '/', 'der Ordner selbst'],
  ['pictures/events/a.webp', '/etc/passwd', 'die Datei selbst'],
  ['pictures/events/b.webp', 'nirgends', 'die Datei selbst'],
];

reportsEach('reports', faults, [
  ...RECORDINGS.map(([what, from, to, told], nth): Mistake => {
    const file = `articles/aufnahme-${nth}.yaml`;
    return [
      `${what} (R-NEWS-16)`,
      () => change('articles/wie-eine-zeitung-entsteht.yaml', from, to, file),
      inFile(file, told),
    ];
  }),
  ...PICTURES.map(([what, ending, write, told], nth): Mistake => {
    const file = `pictures/events/bild-${nth}.${ending}`;
    return [
      `a picture that is ${what}, before a build fails (R-CON-1)`,
      () => write(at(file)),
      inFile(file, new RegExp(`\\(Datei\\): ${told.source}`)),
    ];
  }),
  ...LINKS.map(
    ([file, target, told]): Mistake => [
      `the link ${file} to ${target} (R-CON-1)`,
      () => symlinkSync(target, at(file)),
      inFile(file, new RegExp(`${ELSEWHERE.source}${told}$`)),
    ],
  ),
]);

test('refuses a content folder and a folder of recordings that are links', () => {
  cpSync(at('events'), at('elsewhere'), { recursive: true });
  for (const [folder, target] of [
    ['events', 'elsewhere'],
    ['audio', '/etc'],
  ] as const) {
    rmSync(at(folder), { recursive: true });
    symlinkSync(target, at(folder));
  }
  const told = faults();
  expect(told).toContainEqual(
    expect.stringMatching(inFile('audio', new RegExp(`${ELSEWHERE.source}der Ordner selbst$`))),
  );
  expect(told).toContain(
    'content/events/ · (Ordner): gefunden ein Verweis auf einen anderen Ordner, erwartet dieser Ordner',
  );
});
