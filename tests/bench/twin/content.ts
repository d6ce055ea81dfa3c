import { arriving } from './arriving';
import type { TwinData } from './data';

/**
 * Stands in for what reads files or needs the whole content (twin.ts names the modules): what the page's components read
 * of it, fetched as JSON. Another page adds its own.
 */
const data: TwinData = await arriving;
export const { content, manifest, placeholder: PLACEHOLDER, planIds: PLAN_IDS } = data;

/** The pages the footer names. */
export const sitePages = () => data.foot;
export const menuOf = () => data.menu;
/** → [{ name: 'Start', path: '/' }, { name: 'Buchtipps', path: '/books/' }] */
export const trailTo = (path: string) => data.trails[path] ?? [];
/** What is typeset, as far as the page shows it. */
export const printedOf = (name: string) => data.printed.issues[name];
export const printedPuzzles = (occasion: string) => data.printed.puzzles[occasion];
export const printedSheets = (slug: string) => data.printed.sheets[slug];
/** The data hold the name already. */
export const groundOf = (colour: string) => colour;

export function add(more: TwinData) {
  Object.assign(content, more.content);
  Object.assign(manifest, more.manifest);
  Object.assign(data.trails, more.trails);
  for (const kind of ['issues', 'puzzles', 'sheets'] as const) Object.assign(data.printed[kind], more.printed[kind]);
}

/** Of Node, components reach what runs at build time only. */
const never = () => {
  throw new Error('Das gibt es nur beim Bauen.');
};

export { never as createHash, never as extname, never as join, never as readFileSync };
