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
/** → [{ name: 'Start', path: '/' }, { name: 'Buchtipps', path: '/books/' }] */
export const trailTo = (path: string) => data.trails[path] ?? [];
/** The data hold the name already. */
export const groundOf = (colour: string) => colour;

export function add(more: TwinData) {
  Object.assign(content, more.content);
  Object.assign(manifest, more.manifest);
  Object.assign(data.trails, more.trails);
}

/** Of Node, components reach what runs at build time only. */
const never = () => {
  throw new Error('Das gibt es nur beim Bauen.');
};

export { never as createHash, never as extname, never as join, never as readFileSync };
