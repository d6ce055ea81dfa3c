import { dropDanglingReferences } from '@/lib/export/passes/drop-dangling-references';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test.each([
  ['keeps existing ones', '<p id="a"></p><input aria-describedby="a">', '<p id="a"></p><input aria-describedby="a">'],
  [
    'drops missing ones',
    '<p id="a"></p><input aria-describedby="b a c">',
    '<p id="a"></p><input aria-describedby="a">',
  ],
  [
    'leaves no empty attribute',
    '<input aria-describedby="b" name="x"><input aria-describedby="">',
    '<input name="x"><input>',
  ],
  [
    'ignores scripts and IDs in them',
    '<input aria-describedby="b"><script>\'<p id="b"> aria-describedby="c"\'</script>',
    '<input><script>\'<p id="b"> aria-describedby="c"\'</script>',
  ],
  [
    'ignores IDs in noscript',
    '<input aria-describedby="b"><noscript><p id="b">a</p></noscript>',
    '<input><noscript><p id="b">a</p></noscript>',
  ],
])('aria-describedby refers to existing elements only: %s', (_what, html, expected) => {
  expect(writePage(dropDanglingReferences(readPage('a.html', page(html))))).toBe(page(expected));
});
