import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from 'content/drawing';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const drawn = (text: string) => drawingOf(bytesOf(text));
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;
const XHTML = 'http://www.w3.org/1999/xhtml';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const uses = (count: number) =>
  `<g id="a0"><path d="M0 0h9"/></g>${Array.from({ length: count }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join('')}`;

const HOSTILE: [what: string, file: string | Uint8Array, found: string | RegExp][] = [
  ['a script', svg('<script>x()</script>'), '<script'],
  ['an external script', svg('<script href="https://example.com/x.js"/>'), '<script'],
  ['a prefixed SVG script', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>'), '<s:script'],
  ['an HTML script', svg(`<script xmlns="${XHTML}">x()</script>`), '<script'],
  ['a script whose prefix has an umlaut', svg(`<ä:script xmlns:ä="${XHTML}">x()</ä:script>`), '<ä:script'],
  ['a script whose prefix has a dot', svg(`<a.b:script xmlns:a.b="${XHTML}">x()</a.b:script>`), '<a.b:script'],
  ['a script in a group', svg('<g><g><script>x()</script></g></g>'), '<script'],
  ['a script in capitals', svg('<SCRIPT>x()</SCRIPT>'), '<SCRIPT'],
  ['an XHTML script after metadata', svg(`<metadata/><h:script xmlns:h="${XHTML}"/>`), '<h:script'],
  ['a handler element', svg('<handler type="text/ecmascript">x()</handler>'), '<handler'],
  ['a listener element', svg('<listener event="load" handler="#a"/>'), '<listener'],
  ['an onload attribute', svg('', ' onload="x()"'), 'onload='],
  ['an onclick attribute', svg('<path d="M0 0h9" onclick="x()"/>'), 'onclick='],
  ['an onfocus attribute', svg('<g tabindex="1" onfocus="x()"/>'), 'tabindex='],
  ['an onload attribute with character references', svg('', ' &#111;nload="x()"'), /im XML/],
  ['an attribute added by a doctype', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${svg('')}`, '<!DOCTYPE'],
  ['an entity defined by a doctype', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!DOCTYPE'],
  ['an external entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`, '<!DOCTYPE'],
  ['a doctype', `<!DOCTYPE svg>${svg('')}`, '<!DOCTYPE'],
  ['an undefined entity', svg('&nbsp;'), /im XML/],
  ['UTF-16', utf16(svg('<script>x()</script>')), /UTF-8/],
  ['big-endian UTF-16', utf16(svg('<script>x()</script>')).swap16(), /UTF-8/],
  ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, /^encoding=/],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`, /^encoding=/],
  ['an invalid UTF-8 byte', Buffer.from(svg('\u00e9'), 'latin1'), /UTF-8/],
  ['an XSLT stylesheet', `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg('')}`, '<?xml-stylesheet'],
  ['another processing instruction', `${svg('')}<?php x() ?>`, '<?php'],
  ['an HTML page', '<html><body>x</body></html>', '<html'],
  ['an embedded HTML page', svg(`<foreignObject><body xmlns="${XHTML}"/></foreignObject>`), '<foreignObject'],
  ['an iframe', svg(`<iframe xmlns="${XHTML}" src="https://example.com"/>`), '<iframe'],
  ['an embedded file', svg('<embed src="a.swf"/>'), '<embed'],
  ['a javascript: link', svg('<a href="javascript:x()"><path d="M0 0h9"/></a>'), '<a'],
  ['an animated link', svg('<animate attributeName="href" to="javascript:x()"/>'), '<animate'],
  ['a link changed by set', svg('<set attributeName="xlink:href" to="javascript:x()"/>'), '<set'],
  ['an external picture', svg('<image href="https://example.com/a.png"/>'), /^href="https/],
  ['an external picture by xlink', svg('<image xlink:href="//example.com/a.png"/>'), /^href="\/\//],
  ['an embedded SVG picture', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), /^href="data/],
  ['a part of another file by use', svg('<use href="other.svg#a"/>'), /^href="other/],
  ['an embedded SVG part', svg('<use href="data:image/svg+xml,x#a"/>'), /^href="data/],
  ['an external filter image', svg('<feImage href="https://example.com/a.svg"/>'), '<feImage'],
  ['an external fill', svg('<path fill="url(https://example.com/a)"/>'), /^url\(/],
  ['an escaped external fill', svg('<path fill="u\\72l(https://example.com/a)"/>'), '\\'],
  ['an unclosed external fill', svg('<path fill="url(//example.com/a"/>'), /^url\(/],
  ['an imported style', svg('<style>@import "a.css";</style>'), '@'],
  ['an imported style split by CDATA', svg('<style>@<![CDATA[import]]> "a.css";</style>'), '@'],
  ['an external mask', svg('<g style="mask-image: image-set(\'a.png\' 1x)"/>'), /^image-set/],
  ['another base', svg('<use href="#a"/>', ' xml:base="https://example.com/"'), 'xml:base='],
  [
    'an attribute of another namespace',
    svg('<path e:onload="x()" xmlns:e="http://www.w3.org/2001/xml-events"/>'),
    'e:onload=',
  ],
  ['an undeclared prefix', svg('<x:path/>'), /im XML/],
  ['a truncated drawing', svg('<g>').replace('</svg>', ''), /im XML/],
  ['a binary file', 'MZ\u0000\u0001', /im XML/],
  ['nothing', '', /im XML/],
  ['recursive use', svg('<g id="a"><use href="#a"/></g>'), /^<use/],
  ['exponential use', svg(uses(9)), /^<use/],
  ['ten thousand nested groups', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)), /ineinander/],
  ['a million parts', svg('<g/>'.repeat(100_000)), /^mehr als/],
];

test.each(HOSTILE)('%s is refused as a drawing (R-DESK-12)', (_, file, found) => {
  const verdict = drawingOf(typeof file === 'string' ? bytesOf(file) : file);
  expect(verdict).toEqual({ found: typeof found === 'string' ? found : expect.stringMatching(found) });
});

test('the table of hostile drawings is long enough', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(40));

test('a drawing is rewritten without prefixes, editor metadata, comments and surroundings', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?><!-- made by -->
<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.4" data-name="Ebene 1"><s:metadata><x/></s:metadata>
<inkscape:grid/><s:style>.a { fill: url(#b) }</s:style><s:use xlink:href="#c" style="fill:#fff"/><s:title>A &lt; &quot;B&quot;</s:title></s:svg>`;
  expect(drawn(file).text?.replaceAll('\n', '')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a { fill: url(#b) }</style>' +
      '<use href="#c" style="fill:#fff"/><title>A &lt; "B"</title></svg>',
  );
});

test('a drawing may contain a photo', () => {
  const file = svg('<image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/>');
  expect(drawn(file).text).toContain('href="data:image/png;base64,iVBORw0KGgo="');
});

test('every existing drawing is accepted, and rewriting it again changes nothing', () => {
  const files = ['content/pictures', 'public'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.svg'))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const { text = '', found } = drawingOf(readFileSync(file));
    expect([file, found]).toEqual([file, undefined]);
    expect(drawn(text).text).toBe(text);
  }
});
