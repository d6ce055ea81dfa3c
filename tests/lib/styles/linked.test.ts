import { linkStyles } from '@/lib/styles/linked';

const LONG = '.list{display:grid;}.list .card{color:var(--d-color-ink);content:"ä→";}';
const SHORT = '.footer{padding:1rem;}';

const script = (data: string) => `<script>self.__next_f.push([1,${JSON.stringify(data)}])</script>`;

/** A page as styled-components and Next write it: styles among the elements, and both again in the data. */
function page(own: string) {
  const rows = [
    '1:"$Sreact.fragment"\n',
    ':HL["/a.css","style"]\n',
    `5:T${Buffer.byteLength(own).toString(16)},${own}`,
    '7:T5,<b>ä',
    `0:["$","main",null,{"children":[["$","style","a",{"data-styled":"","children":"$5"}],["$","p","b",{"children":"$7"}],["$","style","c",{"data-styled":"","children":${JSON.stringify(SHORT)}}]]}]\n`,
  ].join('');
  const half = rows.length / 2;
  const element = (css: string) => `<style data-styled="">${css}</style>`;
  return (
    `<html><head><meta charSet="utf-8"/><script src="/a.js" async=""></script></head><body><main>${element(own)}` +
    `<p>&lt;b&gt;ä</p>${element(SHORT)}${element(own)}</main>${script(rows.slice(0, half))}${script(rows.slice(half))}</body></html>`
  );
}

const dataOf = (html: string) =>
  [...html.matchAll(/__next_f\.push\(\[1,(.*?)\]\)<\/script>/g)].map(([, json = '']) => JSON.parse(json)).join('');

test('pages of one kind share their style sheets, what all have in common stands in one', () => {
  const { pages, sheets } = linkStyles(
    new Map([
      ['a.html', page(LONG)],
      ['b.html', page('.b{}')],
      ['c.html', page(LONG)],
    ]),
  );
  const hrefs = (name: string) =>
    [...(pages.get(name) ?? '').matchAll(/<link rel="stylesheet" href="\/(.*?)"/g)].map(([, href = '']) => href);
  expect(hrefs('a.html').map((href) => sheets.get(href))).toEqual([SHORT, LONG]);
  expect(hrefs('b.html').map((href) => sheets.get(href))).toEqual([SHORT, '.b{}']);
  expect(hrefs('c.html')).toEqual(hrefs('a.html'));
  expect(sheets.size).toBe(3);
});

test('a page keeps its elements and its data but for the styles, and loads styles before scripts', () => {
  const html =
    linkStyles(
      new Map([
        ['a.html', page(LONG)],
        ['b.html', page('.b{}')],
      ]),
      '/duda',
    ).pages.get('a.html') ?? '';
  expect(html).toMatch(/<link rel="stylesheet" href="\/duda\/_next[^>]*><link [^>]*><script src/);
  expect(html).toContain('<main><p>&lt;b&gt;ä</p></main>');
  expect(dataOf(html)).toBe(
    '1:"$Sreact.fragment"\n:HL["/a.css","style"]\n7:T5,<b>ä' +
      '0:["$","main",null,{"children":[null,["$","p","b",{"children":"$7"}],null]}]\n',
  );
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toMatch(/push\(.*<b>/);
});

test('a page whose data are built in another way stops the build', () => {
  expect(() => linkStyles(new Map([['a.html', '<style data-styled="">a{}</style>']]))).toThrow('keine Seitendaten');
  expect(() => linkStyles(new Map([['a.html', script('0:Tffff,abc')]]))).toThrow('anders gebaut');
});
