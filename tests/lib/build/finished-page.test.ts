import { cacheKeyOf } from '@/lib/build/finished-page';
import type { Planned } from '@/lib/export/run';

const planned: Planned = { name: 'agb/index.html', styles: ['a{}'], sheets: [], place: undefined };
const data = (chunk: string) => `<script>self.__next_f.push([1,"${chunk}"])</script>`;
const page = (text: string, chunks: string[]) =>
  `<p>${text}</p>${chunks.map(data).join('')}<script>let kept=1</script>`;
const key = (html: string, plan = planned, maker = 'made') => cacheKeyOf(html, plan, maker);

test('recognizes an unchanged page even if Next splits its data into other chunks', () => {
  expect(key(page('AGB', ['1:a2:b']))).toBe(key(page('AGB', ['1:a', '2:b'])));
});

test.each([
  ['its text', key(page('AGB!', ['1:a']))],
  ['its own scripts', key(page('AGB', ['1:a']).replace('kept=1', 'kept=2'))],
  ['its styles', key(page('AGB', ['1:a']), { ...planned, styles: ['a{color:red}'] })],
  ['its place in the menu', key(page('AGB', ['1:a']), { ...planned, place: { path: '/agb/' } as Planned['place'] })],
  ['the code that makes all pages', key(page('AGB', ['1:a']), planned, 'made otherwise')],
])('a page is processed again if %s changed', (_what, other) => {
  expect(other).not.toBe(key(page('AGB', ['1:a'])));
});
