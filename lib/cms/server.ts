import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import { palette } from 'content/title';
import { localOnly, pathOf } from '@/lib/hosts/own-host';
import { checkContent, cmsFacts, POLICY, textOf } from './files';
import { germanStrings, SPEAK_GERMAN } from './german';
import { BESIDE } from './styles';

const SVELTIA = 'node_modules/@sveltia/cms';
/** Sveltia's icon font, and paths inside its package. */
const SYMBOLS =
  'node_modules/@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2';
const FOLDERS = new Map([
  ['sveltia-cms.js', `${SVELTIA}/dist/sveltia-cms.js`],
  ['chunks', `${SVELTIA}/dist/chunks`],
  ['locales', `${SVELTIA}/locales`],
]);
/** Sveltia loads this package for its pane and its events, at any version; an import map redirects to a local copy. */
const IMMUTABLE = 'node_modules/immutable/dist/immutable.es.js';
const MAP = JSON.stringify({ imports: { 'https://unpkg.com/': '/redaktion/packages/' } });
const MAP_HASH = `'sha256-${createHash('sha256').update(MAP).digest('base64')}'`;
const TYPES = new Map([
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['css', 'text/css'],
  ['html', 'text/html'],
  ['woff2', 'font/woff2'],
]);

/** pageOf('<meta …>') → '<!doctype html>…' */
export const pageOf = (head: string) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>Redaktion</title>
<link rel="stylesheet" href="desk.css">
</head>
<body>
<main id="without">
<h1>Redaktion</h1>
<p>Die Redaktion braucht einen Browser, der Dateien auf diesem Rechner ändern darf: Chrome, Edge oder einen anderen mit Chromium. Ohne ihn lassen sich die Dateien in content/ mit jedem Texteditor ändern.</p>
</main>
<script src="before.js"></script>
<script src="sveltia-cms.js"></script>
<script src="desk.js"></script>
</body>
</html>
`;

const STYLES = `@font-face { font-family: 'Material Symbols Outlined'; font-weight: 100 700; font-display: block; src: url(symbols.woff2) format('woff2'); }
#without { max-width: 60ch; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif; }
#faults { position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 50vh; overflow: auto; padding: 1rem 1.5rem;
  font: 1rem/1.5 sans-serif; color: ${palette.ink}; background: ${palette.paper}; border: 3px solid ${palette.coral}; border-radius: 14px; }
#faults :is(p, li) { max-width: 70ch; }
#faults h2 { margin: 0; font-size: 1.25rem; }
#faults button, #told button { padding: 0.5rem 1rem; font: inherit; color: ${palette.ink}; background: ${palette.sun}; border: 0; border-radius: 8px; }
#faults li button { padding: 0; font-weight: bold; color: ${palette.violetDeep}; text-decoration: underline; background: none; cursor: pointer; }
[data-local] .buttons > button ~ button { display: none; }
#told { max-width: 36rem; padding: 1.5rem; font: 1rem/1.5 sans-serif; color: ${palette.ink}; background: ${palette.paper}; border: 0; border-radius: 14px; }
#told h2 { margin: 0; font-size: 1.25rem; }
`;

const packed = (name: string) => {
  const [first = '', ...rest] = name.split('/');
  const own = FOLDERS.get(first);
  const file = name.startsWith('packages/immutable@') ? IMMUTABLE : own && join(own, ...rest);
  return file && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
};

/** `site` is the address of `next dev`, another origin than the CMS's, so that no page can reach the editor's files. */
type Options = { root: string; script: string; site?: string };

const besideSite = (page: string, site: string) =>
  page
    .replace('<title>', () => `<script type="importmap">${MAP}</script>\n<title>`)
    .replace('<body>', () => `<body data-beside="${site}">`);
const policyBeside = (site: string) =>
  POLICY.replace("script-src 'self'", `script-src 'self' ${MAP_HASH}`).replace(
    "frame-src 'self'",
    `frame-src 'self' ${new URL(site).origin}`,
  );

/** Files of the CMS by name: cmsFile({ root: 'content', script })('desk.css') → '@font-face …'; undefined for unknown names */
export function cmsFile({ root, script, site }: Options) {
  const makers = new Map<string, () => string | Buffer>([
    ['index.html', () => (site ? besideSite(pageOf(''), site) : pageOf(''))],
    ['desk.css', () => STYLES],
    ['beside.css', () => BESIDE],
    ['symbols.woff2', () => readFileSync(SYMBOLS)],
    ['before.js', () => `window.CMS_MANUAL_INIT = true;\n${SPEAK_GERMAN}`],
    ['locales/de.json', germanStrings],
    ['desk.js', () => script],
    ['facts.json', () => JSON.stringify(cmsFacts(root))],
  ]);
  return (name: string) => makers.get(name)?.() ?? packed(name);
}

/** What the open CMS asks, and no page of another site. */
function answerOf(root: string, name: string, { headers }: IncomingMessage): string | undefined {
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return undefined;
  if (name === 'pruefung') return JSON.stringify(checkContent(root));
  return name.startsWith('datei/')
    ? JSON.stringify({ text: textOf(root, name.slice('datei/'.length)) ?? null })
    : undefined;
}

/** Serves only /redaktion/, with a policy that allows no other host: cmsListener({ root: 'content', script }) → a listener */
export function cmsListener(options: Options): RequestListener {
  const fileOf = cmsFile(options);
  const policy = options.site ? policyBeside(options.site) : POLICY;
  return localOnly((request, response) => {
    const pathname = pathOf(request);
    if (pathname === '/' || pathname === '/redaktion')
      return response.writeHead(302, { location: '/redaktion/' }).end();
    const name = pathname.startsWith('/redaktion/') ? pathname.slice('/redaktion/'.length) || 'index.html' : '';
    const answer = options.site ? answerOf(options.root, name, request) : undefined;
    const body = answer ?? fileOf(name);
    if (body === undefined) return response.writeHead(404).end();
    const type = answer ? 'application/json' : (TYPES.get(name.split('.').at(-1) ?? '') ?? 'application/octet-stream');
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    return response.writeHead(200, headers).end(body);
  });
}
