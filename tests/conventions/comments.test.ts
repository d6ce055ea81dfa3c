import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Lines that hold nothing but comment. */
function commentsIn(lines: readonly string[]): string[] {
  let isOpen = false;
  return lines.filter((line) => {
    const isComment = isOpen || line.startsWith('//') || line.startsWith('/*');
    if (isOpen || line.startsWith('/*')) isOpen = !line.includes('*/');
    return isComment;
  });
}

test('comments of lib say why and no more: they are less than a tenth of its lines, and short', () => {
  const lines = filesIn('lib').map(linesOf);
  const comments = lines.flatMap(commentsIn);
  expect(lines.flat().length).toBeGreaterThan(1000);
  expect(comments.length / lines.flat().length).toBeLessThan(0.1);
  expect(comments.filter((line) => line.length > 150)).toEqual([]);
});

test('a comment cites a requirement by its number, not a section of the order (docs/requirements/README.md)', () => {
  const citing = ['app', 'components', 'lib', 'tests'].flatMap((folder) =>
    filesIn(folder).flatMap((file) =>
      linesOf(file)
        .filter((line) => /\bspec(ification)? \d ?§/i.test(line))
        .map((line) => `${file}: ${line}`),
    ),
  );
  expect(citing).toEqual([]);
});
