import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeIn } from '@/lib/print/code';

const WIDTH = 'export const width = (count: number) => count * 2;\n';

/** The code of a folder of its own with this module. */
function codeOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'code-'));
  writeFileSync(join(folder, 'width.ts'), text);
  try {
    return codeIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['in another folder', WIDTH],
  ['with another comment', `/** In pixels. */\n${WIDTH}`],
  ['with other line ends', WIDTH.replaceAll('\n', '\r\n')],
  ['with other types', WIDTH.replace('number', '7')],
])('what is printed is kept %s', (_, text) => expect(codeOf(text)).toBe(codeOf(WIDTH)));

test('what is printed is made anew after a change of the code', () =>
  expect(codeOf(WIDTH.replace('2', '3'))).not.toBe(codeOf(WIDTH)));
