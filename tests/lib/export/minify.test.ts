import { minify } from '@/lib/export/minify';

test.each([
  ['.a > p, .b { color: red; }', '.a>p,.b{color:red}'],
  [`.a::before { content: ', ;}›'; top: 0; }`, `.a:before{content:", ;}›";top:0}`],
  [
    '@media (width >= 62rem) { .a { margin: calc(-1 * var(--b)) } }',
    '@media(width>=62rem){.a{margin:calc(-1 * var(--b))}}',
  ],
  [
    '.a { top: 0 } @media print { .a { top: 0 } } .b { top: 1px } .a { top: 0 } @media print { .a { top: 0 } }',
    '.b{top:1px}.a{top:0}@media print{.a{top:0}}',
  ],
])('minifies a stylesheet, keeps quoted strings, and the last of equal rules: %s', (css, short) => {
  expect(minify(css)).toBe(short);
});

test('an invalid stylesheet stops the build', () => {
  expect(() => minify('.a{color:red')).toThrow(/^minify: .*: \.a\{color:red/);
});
