import { leftovers } from '@/lib/export/leftovers';

const FILES = [
  '_next/abc/_buildManifest.js',
  '_next/static/chunks/a.css',
  '_next/static/chunks/a.js',
  '_next/static/chunks/a.js.map',
  '_next/static/media/head.woff2',
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

test('removes files that only Next’s client reads, and keeps everything else', () => {
  const gone = leftovers(FILES);
  expect(FILES.filter((name) => !gone.includes(name))).toEqual([
    '_next/static/chunks/a.css',
    '_next/static/media/head.woff2',
    '404.html',
    'agb.txt',
    'agb/index.html',
    'index.html',
    'robots.txt',
  ]);
});

test('a missing 404 page stops the build', () => {
  expect(() => leftovers(FILES.filter((name) => name !== '404.html'))).toThrow(
    'leftovers: 404.html, files: The page for unknown addresses is missing',
  );
});
