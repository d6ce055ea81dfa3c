import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// By relative path: by alias the fixtures would replace it (jest.config.js).
import { issueFiles, printedOf, readPrinted } from '../../../lib/issues/issue-files';

const folder = mkdtempSync(join(tmpdir(), 'duda-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without typeset issues the error names the command', () =>
  expect(() => readPrinted(join(folder, 'manifest.json'))).toThrow(
    /noch keine Ausgabe gesetzt: npm run prepare:content/,
  ));

test('finds a typeset issue by name, and names a missing one', () => {
  const picture = { width: 480, height: 686, avif: '/a.avif', webp: '/a.webp' };
  const issue = { pages: [{ number: 1, thumb: picture, small: picture, large: picture, zones: [] }] };
  const file = join(folder, 'made.json');
  writeFileSync(file, JSON.stringify({ '2026-47': issue }));
  expect(printedOf('2026-47', readPrinted(file))).toEqual(issue);
  expect(issueFiles(issue)).toEqual(Array(3).fill(['/a.avif', '/a.webp']).flat());
  expect(() => printedOf('2026-48', readPrinted(file))).toThrow(/Ausgabe 2026-48 fehlt .* npm run prepare:content/);
});
