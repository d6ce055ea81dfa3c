import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from '@/lib/content/drawing';

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
  ['a script from elsewhere', svg('<script href="https://example.com/x.js"/>'), '<script'],
  [
    'a script with the prefix of SVG',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>'),
    '<s:script',
  ],
  ['a script of HTML', svg(`<script xmlns="${XHTML}">x()</script>`), '<script'],
  ['a script whose prefix has an umlaut', svg(`<ä:script xmlns:ä="${XHTML}">x()</ä:script>`), '<ä:script'],
  ['a script whose prefix has a dot', svg(`<a.b:script xmlns:a.b="${XHTML}">x()</a.b:script>`), '<a.b:script'],
  ['a script in a group', svg('<g><g><script>x()</script></g></g>'), '<script'],
  ['a script in another case', svg('<SCRIPT>x()</SCRIPT>'), '<SCRIPT'],
  ['a script of XHTML below what programs note', svg(`<metadata/><h:script xmlns:h="${XHTML}"/>`), '<h:script'],
  ['a program that listens', svg('<handler type="text/ecmascript">x()</handler>'), '<handler'],
  ['a listener', svg('<listener event="load" handler="#a"/>'), '<listener'],
  ['a program at the start', svg('', ' onload="x()"'), 'onload='],
  ['a program at a press', svg('<path d="M0 0h9" onclick="x()"/>'), 'onclick='],
  ['a program when it is focused', svg('<g tabindex="1" onfocus="x()"/>'), 'tabindex='],
  ['a program at the start, with signs as numbers', svg('', ' &#111;nload="x()"'), /im XML/],
  [
    'an attribute that a document type adds',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${svg('')}`,
    '<!DOCTYPE',
  ],
  ['a word that a document type defines', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, '<!DOCTYPE'],
  [
    'a file that a document type reads',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
    '<!DOCTYPE',
  ],
  ['a document type alone', `<!DOCTYPE svg>${svg('')}`, '<!DOCTYPE'],
  ['a word nobody defined', svg('&nbsp;'), /im XML/],
  ['UTF-16', utf16(svg('<script>x()</script>')), /UTF-8/],
  ['UTF-16 the other way round', utf16(svg('<script>x()</script>')).swap16(), /UTF-8/],
  ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, /^encoding=/],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>${svg('+ADw-script+AD4-')}`, /^encoding=/],
  ['a byte that is none of UTF-8', Buffer.from(svg('\u00e9'), 'latin1'), /UTF-8/],
  ['a sheet of XSLT', `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg('')}`, '<?xml-stylesheet'],
  ['another instruction', `${svg('')}<?php x() ?>`, '<?php'],
  ['a page of HTML', '<html><body>x</body></html>', '<html'],
  ['a page of HTML within', svg(`<foreignObject><body xmlns="${XHTML}"/></foreignObject>`), '<foreignObject'],
  ['a frame', svg(`<iframe xmlns="${XHTML}" src="https://example.com"/>`), '<iframe'],
  ['an embedded file', svg('<embed src="a.swf"/>'), '<embed'],
  ['a link that runs', svg('<a href="javascript:x()"><path d="M0 0h9"/></a>'), '<a'],
  ['a link changed while it is shown', svg('<animate attributeName="href" to="javascript:x()"/>'), '<animate'],
  ['a link set while it is shown', svg('<set attributeName="xlink:href" to="javascript:x()"/>'), '<set'],
  ['a picture from elsewhere', svg('<image href="https://example.com/a.png"/>'), /^href="https/],
  ['a picture from elsewhere, the old way', svg('<image xlink:href="//example.com/a.png"/>'), /^href="\/\//],
  ['a picture that is a drawing', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), /^href="data/],
  ['a part of another file', svg('<use href="other.svg#a"/>'), /^href="other/],
  ['a part that is a drawing', svg('<use href="data:image/svg+xml,x#a"/>'), /^href="data/],
  ['a program as a filter', svg('<feImage href="https://example.com/a.svg"/>'), '<feImage'],
  ['a colour from elsewhere', svg('<path fill="url(https://example.com/a)"/>'), /^url\(/],
  ['a colour from elsewhere, in disguise', svg('<path fill="u\\72l(https://example.com/a)"/>'), '\\'],
  ['a colour from elsewhere, unfinished', svg('<path fill="url(//example.com/a"/>'), /^url\(/],
  ['a style from elsewhere', svg('<style>@import "a.css";</style>'), '@'],
  ['a style from elsewhere, in pieces', svg('<style>@<![CDATA[import]]> "a.css";</style>'), '@'],
  ['a background from elsewhere', svg('<g style="mask-image: image-set(\'a.png\' 1x)"/>'), /^image-set/],
  ['another base', svg('<use href="#a"/>', ' xml:base="https://example.com/"'), 'xml:base='],
  [
    'an attribute of another language',
    svg('<path e:onload="x()" xmlns:e="http://www.w3.org/2001/xml-events"/>'),
    'e:onload=',
  ],
  ['a prefix without a meaning', svg('<x:path/>'), /im XML/],
  ['a drawing that ends in the middle', svg('<g>').replace('</svg>', ''), /im XML/],
  ['no drawing at all', 'MZ\u0000\u0001', /im XML/],
  ['nothing', '', /im XML/],
  ['parts that use each other without end', svg('<g id="a"><use href="#a"/></g>'), /^<use/],
  ['ten parts of ten parts of ten', svg(uses(9)), /^<use/],
  ['ten thousand groups in each other', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)), /ineinander/],
  ['a million parts', svg('<g/>'.repeat(100_000)), /^mehr als/],
];

test.each(HOSTILE)('%s is no drawing (R-DESK-12)', (_, file, found) => {
  const verdict = drawingOf(typeof file === 'string' ? bytesOf(file) : file);
  expect(verdict).toEqual({ found: typeof found === 'string' ? found : expect.stringMatching(found) });
});

test('the table of hostile drawings is a long one', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(40));

test('a drawing is written anew: without prefixes, notes of its program, comments and what stands around it', () => {
  const file = `<?xml version="1.0" encoding="UTF-8"?><!-- made by -->
<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.4" data-name="Ebene 1"><s:metadata><x/></s:metadata>
<inkscape:grid/><s:style>.a { fill: url(#b) }</s:style><s:use xlink:href="#c" style="fill:#fff"/><s:title>A &lt; &quot;B&quot;</s:title></s:svg>`;
  expect(drawn(file).text?.replaceAll('\n', '')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a { fill: url(#b) }</style>' +
      '<use href="#c" style="fill:#fff"/><title>A &lt; "B"</title></svg>',
  );
});

test('a photo may stand in a drawing', () => {
  const file = svg('<image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/>');
  expect(drawn(file).text).toContain('href="data:image/png;base64,iVBORw0KGgo="');
});

test('every drawing of today is one, and is the same when it is written once more', () => {
  const files = ['content/pictures', 'assets'].flatMap((folder) =>
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
