import { withoutDanglingReferences } from '@/lib/markup/references';

test.each([
  ['keeps what is there', '<p id="a"></p><input aria-describedby="a"/>', '<p id="a"></p><input aria-describedby="a"/>'],
  [
    'drops what is not',
    '<p id="a"></p><input aria-describedby="b a c"/>',
    '<p id="a"></p><input aria-describedby="a"/>',
  ],
  ['leaves no empty list', '<input aria-describedby="b" name="x"/>', '<input name="x"/>'],
  [
    'does not touch scripts, nor believes their ids',
    '<input aria-describedby="b"/><script>\'<p id="b"> aria-describedby="c"\'</script>',
    '<input/><script>\'<p id="b"> aria-describedby="c"\'</script>',
  ],
])('a screen reader is referred to descriptions that exist: %s', (_what, html, expected) => {
  expect(withoutDanglingReferences(html)).toBe(expected);
});
