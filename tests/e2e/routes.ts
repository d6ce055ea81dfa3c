import { readdirSync } from 'node:fs';
import { PAGE_TYPES } from '@/lib/tasks/page-types';

/** Every page of the export as its address: '/', '/books/', '/books/1/' … */
export const ROUTES = (readdirSync('out', { recursive: true }) as string[])
  .filter((name) => name.endsWith('index.html'))
  .map((name) => `/${name.replace(/index\.html$/, '')}`)
  .sort();

/** One page of every kind, the one for unknown addresses among them. */
export const KINDS = [...Object.values(PAGE_TYPES), '/gibt/es/nicht/'];
