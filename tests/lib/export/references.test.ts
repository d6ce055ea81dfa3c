import { dropDanglingReferences } from '@/lib/export/passes/drop-dangling-references';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test.each([
  ['keeps what is there', '<p id="a"></p><input aria-describedby="a">', '<p id="a"></p><input aria-describedby="a">'],
  ['drops what is not', '<p id="a"></p><input aria-describedby="b a c">', '<p id="a"></p><input aria-describedby="a">'],
  [
    'leaves no empty list',
    '<input aria-describedby="b" name="x"><input aria-describedby="">',
    '<input name="x"><input>',
  ],
  [
    'does not touch scripts, nor believes their ids',
    '<input aria-describedby="b"><script>\'<p id="b"> aria-describedby="c"\'</script>',
    '<input><script>\'<p id="b"> aria-describedby="c"\'</script>',
  ],
  [
    'does not believe what is there without scripts alone',
    '<input aria-describedby="b"><noscript><p id="b">a</p></noscript>',
    '<input><noscript><p id="b">a</p></noscript>',
  ],
])('a screen reader is referred to descriptions that exist: %s', (_what, html, expected) => {
  expect(writePage(dropDanglingReferences(readPage('a.html', page(html))))).toBe(page(expected));
});
