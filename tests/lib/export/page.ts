import { inlineScript } from '@/lib/export/inline';

export const LONG = '.list{display:grid;}.list .card{color:var(--ink);content:"ä→";}';
export const SHORT = '.footer{padding:1rem;}';

/** An island's HTML as `Island` writes it in the export. */
export const island = (name: string, props: unknown, ...nodes: string[]) =>
  `<island-root data-island="${name}" data-hydrate="use"><script type="application/json">${JSON.stringify(props)}</script>${nodes
    .map((node) => `<template>${node}</template>`)
    .join('')}</island-root>`;

/** A page as Next exports it: style elements in the body, Next's scripts, and React's data in scripts. */
export function exported({ own = LONG, body = '<p></p>' } = {}): string {
  const element = (css: string) => `<style data-styled="">${css}</style>`;
  return [
    '<!DOCTYPE html><html lang="de"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<meta name="next-size-adjust" content=""/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script><title>Über &amp; unter</title>',
    `<script>${inlineScript('early')}</script></head><body><div hidden=""><!--$--><!--/$--></div><!--$--><main>${element(own)}<p>&lt;b&gt;<!-- -->ä</p>`,
    `<style data-styled-global="g">${SHORT}</style>${body}${element(own)}</main><!--/$-->`,
    '<header><dialog id="menu"></dialog></header>',
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>',
    '<script type="speculationrules">{"prerender":[]}</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:{}\\n"])</script></body></html>',
  ].join('');
}
