import { readdirSync } from 'node:fs';

/** Every page of the export as its address: '/', '/books/', '/books/1/' … */
export const ROUTES = (readdirSync('out', { recursive: true }) as string[])
  .filter((name) => name.endsWith('index.html') && !name.startsWith('_') && !name.startsWith('404'))
  .map((name) => `/${name.replace(/index\.html$/, '')}`)
  .sort();
