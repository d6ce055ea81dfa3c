import { withoutBlanks } from '@/lib/export/without-blanks';

test.each([
  ['.a >p, .b{grid-area:1 / 2;color:red;}', '.a>p,.b{grid-area:1/2;color:red}'],
  ['.a0.b{margin:0.5em -0.5em 10.5em;scale:calc(0.2 * 3)}', '.a0.b{margin:.5em -0.5em 10.5em;scale:calc(.2 * 3)}'],
  [`.a::before{content:', ;}';top:0;}`, `.a::before{content:', ;}';top:0}`],
  [`[data-of="it's, ;}"], b{top:0;}`, `[data-of="it's, ;}"],b{top:0}`],
])('a sheet travels without blanks that nobody reads, and what is quoted keeps its own: %s', (css, short) => {
  expect(withoutBlanks(css)).toBe(short);
});
