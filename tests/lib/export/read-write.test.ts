import { readPage } from '@/lib/export/read';
import { type Element, elementOf, elementsNamed } from '@/lib/export/tree';
import { writePage } from '@/lib/export/write';

const page = (body: string) => `<!DOCTYPE html><html lang="de"><head></head><body>${body}</body></html>`;
const again = (html: string) => writePage(readPage('a.html', html));

test.each([
  ['React’s comment markers', '<!--$--><!--$?--><template id="B:0"></template>a<!-- -->b<!--/$-->'],
  ['attributes without a value', '<input disabled="" required="">'],
  ['texts', '<p>1 &lt; 2 &amp; „ä“ \u00a0 \'"</p>'],
  ['attributes', '<p title="&lt;b&gt; &quot;a&quot; &amp;amp; \'">a</p>'],
  ['scripts unchanged', '<script>a("&amp;&lt;</p>")&&b<c</script>'],
  ['drawings', '<svg viewBox="0 0 1 1" aria-hidden="true"><use href="/icons.svg#a"/><linearGradient id="b"/></svg>'],
  ['noscript content', '<noscript><ol><li>1 &lt; 2</li></ol></noscript>'],
  ['line breaks', '<textarea>\n\na</textarea><pre>\n\na</pre>'],
])('a page is written as it was read: %s', (_what, body) => {
  expect(again(page(body))).toBe(page(body));
});

test('attribute names, slashes and entities are normalized', () => {
  expect(again(page('<img srcSet="/a.png" alt=""/>&quot;&#x27;'))).toBe(page('<img srcset="/a.png" alt="">"\''));
});

test('writing throws for a script that would end early or hide what follows', () => {
  const written = (text: string) => () => {
    const document = readPage('a.html', page(''));
    const [html] = elementsNamed(document, 'html') as [Element];
    return writePage({ ...document, nodes: [{ ...html, children: [elementOf('script', {}, text)] }] });
  };
  expect(written('a()')()).toContain('<script>a()</script>');
  expect(written('"</SCRIPT>"')).toThrow('writePage: a.html');
  expect(written('"<!-- <script>"')).toThrow('writePage: a.html');
});
