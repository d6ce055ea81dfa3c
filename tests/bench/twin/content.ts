import type * as Ground from '@/lib/images/ground';
import { arriving } from './arriving';
import type { TwinData } from './data';

/** Replaces modules that read files or need the whole content (listed in twin.ts): the content that the page's
 * components read, fetched as JSON. Further pages add their own. */
const data: TwinData = await arriving;
export const { content, manifest, placeholder: PLACEHOLDER } = data;

/** Pages linked in the footer. */
export const sitePages = () => data.foot;
export const menuOf = () => data.menu;
/** trailTo('/books/') → [{ name: 'Start', path: '/' }, { name: 'Buchtipps', path: '/books/' }] */
export const trailTo = (path: string) => data.trails[path] ?? [];
/** Typeset files, as far as the page shows them. */
export const printedOf = (name: string) => data.printed.issues[name];
export const printedPuzzles = (occasion: string) => data.printed.puzzles[occasion];
export const printedSheets = (slug: string) => data.printed.sheets[slug];
export const readManifest = () => manifest;
/** The data has the name already. */
export const nearestColour: typeof Ground.nearestColour = (colour) => colour as Ground.Surface;

export function add(more: TwinData) {
  Object.assign(content, more.content);
  Object.assign(manifest, more.manifest);
  Object.assign(data.trails, more.trails);
  for (const kind of ['issues', 'puzzles', 'sheets'] as const) Object.assign(data.printed[kind], more.printed[kind]);
}

/** Node functions that components import but call at build time only. */
const never = () => {
  throw new Error('Das gibt es nur beim Bauen.');
};

export { never as createHash, never as extname, never as join, never as readFileSync };
