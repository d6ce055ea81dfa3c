import { writePush } from '@/lib/export/flight/push';
import { inlineScript } from '@/lib/export/inline';

export const LONG = '.list{display:grid;}.list .card{color:var(--ink);content:"ä→";}';
export const SHORT = '.footer{padding:1rem;}';
/** What Next holds ready for another case: in the data, not on the page. */
const OTHER = '.lost{color:red;}';

const styled = (css: string) => `["$","style","k",{"data-styled":"","children":${JSON.stringify(css)}}]`;

export type Parts = { own?: string; rows?: (rows: string[]) => string[]; pushes?: (data: string) => string[] };

/** The data of a page, a row each, as React writes them. */
const rowsOf = (own: string) => [
  '1:"$Sreact.fragment"\n',
  ':HL["/_next/static/chunks/a.css","style"]\n',
  '3:"/_next/static/chunks/a.js"\n',
  '4:I[81348,["$3"],"Rise"]\n',
  '9:X\n',
  '9:["$","b",null,{}]\n',
  `5:T${Buffer.byteLength(own).toString(16)},${own}`,
  '7:T5,<b>ä',
  `8:[["$","style","c",{"data-styled-global":"g","children":${JSON.stringify(SHORT)}}],"$5a"]\n`,
  '5a:["$","p","d",{"children":"$undefined"}]\n',
  `0:{"P":null,"t":["$","$L4",null,{"notFound":${styled(OTHER)},"children":["$","main",null,{"children":[${styled('$5')},["$","p","b",{"children":"$7"}],"$L8","$0:t:props:children:props:children:0"]}]}],"s":"$@9"}\n`,
  '9:C\n',
];

const halves = (data: string) => [data.slice(0, data.length / 2), data.slice(data.length / 2)];

/** A page as Next exports it: styles among the elements and again in the data, which travel in several scripts. */
export function exported({ own = LONG, rows = (same) => same, pushes = halves }: Parts = {}): string {
  const element = (css: string) => `<style data-styled="">${css}</style>`;
  const data = pushes(rows(rowsOf(own)).join('')).map((piece) => `<script>${writePush(piece)}</script>`);
  return [
    '<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script><title>Über &amp; unter</title>',
    `<script>${inlineScript('early')}</script></head><body><!--$--><main data-wake="use">${element(own)}<p>&lt;b&gt;ä</p>`,
    `<style data-styled-global="g">${SHORT}</style><p></p>${element(own)}</main><!--/$-->`,
    '<header><dialog id="menu"></dialog></header>',
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>',
    '<script type="speculationrules">{"prerender":[]}</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${data.join('')}</body></html>`,
  ].join('');
}

/** React's data, from all scripts that carry some. */
export const dataIn = (code: string) =>
  [...code.matchAll(/__next_f\.push\(\[1,(.*?)\]\)(?=<\/script>|;\n|$)/g)]
    .map(([, json = '']) => JSON.parse(json))
    .join('');
