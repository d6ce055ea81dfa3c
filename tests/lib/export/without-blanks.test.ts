import { withoutBlanks } from '@/lib/export/without-blanks';

test.each([
  ['.a >p, .b{margin:0 auto;color:red;}', '.a>p,.b{margin:0 auto;color:red}'],
  [`.a::before{content:', ;}';top:0;}`, `.a::before{content:', ;}';top:0}`],
  [`[data-of="it's, ;}"], b{top:0;}`, `[data-of="it's, ;}"],b{top:0}`],
])('a sheet travels without blanks that nobody reads, and what is quoted keeps its own: %s', (css, short) => {
  expect(withoutBlanks(css)).toBe(short);
});
