import type { TwinData } from './data';

/** What a page's components read, asked for by its address: → '/data/books/data.json' */
export const fetchData = async (path: string): Promise<TwinData> =>
  (await fetch(`/data${path.replace(/\/?$/, '/')}data.json`)).json();

/** On its way while the scripts of the page are. */
export const FIRST = location.pathname;
export const arriving = fetchData(FIRST);
