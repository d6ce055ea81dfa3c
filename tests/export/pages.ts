import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { exported } from '../exported';

export const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
export const ORIGIN = new URL(process.env.SITE_URL || 'https://www.example.com').origin;

/** Path of an article, not of the list or an archive. */
export const ARTICLE = /^\/news\/[^/]+\/$/;
/** Pages with a date: articles, debates, questions. */
export const DATED = /^\/(news|streitfrage|fragen)\/[^/]+\/$/;

export type Page = { path: string; file: string; root: HTMLElement };

const textIn = (file: string) => readFileSync(join('out', file), 'utf8');

/** Parses the page on first access, as most tests read only a few. */
function pageOf(file: string): Page {
  let root: HTMLElement | undefined;
  return {
    path: `/${file.replace(/index\.html$/, '')}`,
    file,
    get root() {
      root ??= parse(textIn(file), { blockTextElements: { script: true, style: false } });
      return root;
    },
  };
}

/** Every page file, by the path hosts serve it under: '/books/1/', '/404.html'. */
const shown = exported
  .filter((name) => name === '404.html' || name.endsWith('index.html'))
  .sort()
  .map(pageOf);

/** The document at a path of the site: rootAt('/books/') */
export const rootAt = (path: string) => shown.find((page) => page.path === path)?.root as HTMLElement;

const LEADS_ON = /<meta http-equiv="?refresh/i;

/** Redirect pages at moved addresses (content/redirects.yaml). */
export const movedPages = shown.filter(({ file }) => LEADS_ON.test(textIn(file)));

/** All exported pages except redirects. */
export const pages = shown.filter((page) => !movedPages.includes(page));

export const content = (root: HTMLElement, selector: string, attribute = 'content') =>
  root.querySelector(selector)?.getAttribute(attribute);

export const canonicalOf = ({ root }: Page) => content(root, 'link[rel=canonical]', 'href');

/** Pages for search engines: without the 404 page and duplicates. A function, as it parses all pages. */
export const canonicalPages = () => pages.filter((page) => canonicalOf(page) === `${ORIGIN}${BASE}${page.path}`);

/** File of an address of this site, undefined if there is none: fileOf('/books/') → 'books/index.html' */
export function fileOf(address: string): string | undefined {
  const path = decodeURI(address.replace(ORIGIN, '').split(/[?#]/)[0] ?? '');
  if (!path.startsWith(`${BASE}/`)) return undefined;
  const inside = path.slice(BASE.length + 1);
  const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
  return existsSync(join('out', file)) && statSync(join('out', file)).isFile() ? file : undefined;
}

/** Normalizes text to what a visitor reads: single spaces, no soft hyphens. */
export const readable = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

export const textOf = ({ root }: Page, without = 'script, style') => {
  const main = parse(root.querySelector('main')?.outerHTML ?? '');
  for (const hidden of main.querySelectorAll(without)) hidden.remove();
  return readable(main.textContent);
};

export type Node = { '@type': string; '@id'?: string; [key: string]: unknown };
export const graphsOf = ({ root }: Page) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { '@context': string; '@graph': Node[] });

export const textsIn = (part: HTMLElement | null | undefined, selector: string) =>
  part?.querySelectorAll(selector).map(({ textContent }) => readable(textContent)) ?? [];

/** Targets of the links in a part, as paths of the site. */
export const targetsIn = (part: HTMLElement | null | undefined, selector = 'a') =>
  part?.querySelectorAll(selector).map((link) => (link.getAttribute('href') ?? '').slice(BASE.length)) ?? [];
