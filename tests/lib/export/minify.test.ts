import { minify } from '@/lib/export/minify';

test.each([
  ['.a > p, .b { color: red; }', '.a>p,.b{color:red}'],
  [`.a::before { content: ', ;}›'; top: 0; }`, `.a::before{content:", ;}›";top:0}`],
  [
    '@media (width >= 62rem) { .a { margin: calc(-1 * var(--b)) } }',
    '@media(width>=62rem){.a{margin:calc(-1 * var(--b))}}',
  ],
])('a sheet travels without blanks that nobody reads, and what is quoted keeps its own: %s', (css, short) => {
  expect(minify(css)).toBe(short);
});

test('what is no style sheet stops the build', () => {
  expect(() => minify('.a{color:red')).toThrow(/^minify: .*: \.a\{color:red/);
});
