import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { CMS_PATH } from '@/lib/pages/cms-path';
import { apiOf, backendOf, type CmsHost, type Exported } from './backend';
import { POLICY } from './files';
import { cmsFile, pageOf } from './server';

const SVELTIA = 'node_modules/@sveltia/cms';
const SYMBOLS = 'node_modules/@fontsource-variable/material-symbols-outlined';
/** Both licences require a copy. */
const LICENCES = { 'lizenz-sveltia.txt': `${SVELTIA}/LICENSE.txt`, 'lizenz-symbole.txt': `${SYMBOLS}/LICENSE` };

/** Removes frame-ancestors, which only a header can set, and allows the API: exportedPolicy('https://api.github.com') → "default-src 'none'; …" */
export const exportedPolicy = (api: string) =>
  POLICY.split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) => (directive.startsWith('connect-src') ? `${directive} ${api}` : directive))
    .join('; ');

const headOf = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="referrer" content="same-origin">\n`;

type Options = { desk: CmsHost; root: string; script: string };

/** Files below out/ if content/site.yaml has a `desk`: cmsFiles({ desk, root: 'content', script }) → { 'redaktion/index.html': … } */
export function cmsFiles({ desk, root, script }: Options): Record<string, string | Buffer> {
  if (!existsSync(SVELTIA) || !existsSync(SYMBOLS))
    throw new Error('Für die Redaktion auf der Website fehlen Pakete der Entwicklung: npm ci, ohne --omit=dev.');
  const fileOf = cmsFile({ root, script });
  const settings: Exported = { backend: backendOf(desk), day: formatDay(today()) };
  const chunks = readdirSync(`${SVELTIA}/dist/chunks`).filter((name) => name.endsWith('.js'));
  const names = [
    ...['desk.css', 'symbols.woff2', 'desk.js', 'facts.json', 'sveltia-cms.js', 'locales/de.json'],
    ...chunks.map((name) => `chunks/${name}`),
  ];
  const files = {
    'index.html': pageOf(headOf(exportedPolicy(apiOf(desk)))),
    'before.js': `${fileOf('before.js')}window.DESK = ${JSON.stringify(settings)};\n`,
    ...Object.fromEntries(names.map((name) => [name, fileOf(name) ?? ''])),
    ...Object.fromEntries(Object.entries(LICENCES).map(([name, path]) => [name, readFileSync(path)])),
  };
  return Object.fromEntries(Object.entries(files).map(([name, body]) => [`${CMS_PATH.slice(1)}${name}`, body]));
}
