import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3UploadFile } from '@/lib/hosts/s3-upload';

/** Runs the script with a fake `aws` that records its arguments; returns each call’s words. */
function run(base: string): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 's3-'));
  try {
    mkdirSync(join(folder, 'deploy'));
    writeFileSync(
      join(folder, 'aws'),
      `#!/bin/sh\nprintf '%s\\t' "$@" >> '${folder}/calls'\necho >> '${folder}/calls'\n`,
      {
        mode: 0o755,
      },
    );
    writeFileSync(join(folder, 'deploy/s3-upload.sh'), s3UploadFile({ host: 'www.example.com', base, redirects: [] }));
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    execFileSync('bash', [join(folder, 'deploy/s3-upload.sh'), 'bucket'], { env });
    const lines = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
    return lines.map((line) => line.split('\t').slice(0, -1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const optionOf = (call: string[], option: string) => call[call.indexOf(option) + 1];

/** Whether `aws s3 sync` takes a file: the last matching filter wins. */
const takes = (call: string[], file: string) =>
  call.reduce((taken, word, index) => {
    if (word !== '--include' && word !== '--exclude') return taken;
    const pattern = (call[index + 1] ?? '').replace(/[.]/g, '\\.').replaceAll('*', '.*');
    return new RegExp(`^${pattern}$`).test(file) ? word === '--include' : taken;
  }, true);

const calls = run('');
const syncs = calls.filter((call) => call[1] === 'sync' && !call.includes('--delete'));
const KEPT = 'public, max-age=31536000, immutable';

test.each([
  ['_next/static/chunks/0a1b.js', KEPT, 'text/javascript; charset=utf-8'],
  ['_next/static/media/letters.0a1b.woff2', KEPT, 'font/woff2'],
  ['pictures/0a1b2c3d-480.avif', KEPT, 'image/avif'],
  ['index.html', 'no-cache', 'text/html; charset=utf-8'],
  ['event/1/index.html', 'no-cache', 'text/html; charset=utf-8'],
  ['event/1.ics', 'no-cache', 'text/calendar; charset=utf-8'],
  ['llms.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ['manifest.webmanifest', 'no-cache', 'application/manifest+json'],
  ['og.png', 'no-cache', 'image/png'],
])('%s is uploaded once, as "%s" and %s', (file, caching, type) => {
  const taking = syncs.filter((call) => takes(call, file));
  expect(taking.map((call) => [optionOf(call, '--cache-control'), optionOf(call, '--content-type')])).toEqual([
    [caching, type],
  ]);
});

test('the feed gets its own type after other XML files', () => {
  const copy = calls.findIndex((call) => call[1] === 'cp');
  expect(calls[copy]).toEqual(expect.arrayContaining(['out/atom.xml', 's3://bucket/atom.xml', 'application/atom+xml']));
  expect(copy).toBeGreaterThan(calls.findIndex((call) => takes(call, 'atom.xml')));
});

test('pages are uploaded after their files, and deletion comes last but spares hashed files', () => {
  const placeOf = (file: string) => calls.findIndex((call) => takes(call, file));
  expect(placeOf('index.html')).toBeGreaterThan(placeOf('_next/static/chunks/0a1b.js'));
  expect(placeOf('index.html')).toBeGreaterThan(placeOf('pictures/0a1b2c3d-480.avif'));
  const last = calls.at(-1) ?? [];
  expect(last).toContain('--delete');
  expect(takes(last, 'event/9/index.html')).toBe(true);
  for (const file of ['_next/static/chunks/0a1b.js', 'pictures/0a1b2c3d-480.avif', '_headers', '.htaccess']) {
    expect([file, takes(last, file)]).toEqual([file, false]);
  }
});

test('a site below a base path goes to that folder of the bucket', () => {
  expect(run('/name').every((call) => call.some((word) => word.startsWith('s3://bucket/name')))).toBe(true);
});
