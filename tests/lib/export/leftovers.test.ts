import { leftovers } from '@/lib/export/leftovers';

const FILES = [
  '_next/static/chunks/worker.js',
  '_next/static/chunks/worker.js.map',
  '_next/static/media/worker.ts',
  '404.html',
  '404/index.html',
  '_not-found/index.html',
  '_not-found/index.txt',
  'agb.txt',
  'agb/__next.!KGxlZ2FsKQ.agb.__PAGE__.txt',
  'agb/index.html',
  'agb/index.txt',
  'event/_.ics',
  'event/_/index.html',
  'event/_/og.png',
  'index.html',
  'index.txt',
  'robots.txt',
];

test('hosts serve pages and files, not what Next needs for links of its own', () => {
  const gone = leftovers(FILES);
  expect(FILES.filter((name) => !gone.includes(name))).toEqual([
    '_next/static/chunks/worker.js',
    '404.html',
    'agb.txt',
    'agb/index.html',
    'index.html',
    'robots.txt',
  ]);
});

test.each([
  [
    'no page for unknown addresses',
    '404.html',
    'leftovers: 404.html, Dateien: Die Seite für unbekannte Adressen fehlt',
  ],
  ['a page whose data lie elsewhere', 'agb/index.txt', 'leftovers: agb/index.html, Dateien: Ihre Daten liegen nicht'],
])('%s stops the build', (_what, missing, said) => {
  expect(() => leftovers(FILES.filter((name) => name !== missing))).toThrow(said);
});
