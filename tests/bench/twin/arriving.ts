import type { TwinData } from './data';

/** Fetches the data of a page's components: fetchData('/books/') reads '/data/books/data.json' */
export const fetchData = async (path: string): Promise<TwinData> =>
  (await fetch(`/data${path.replace(/\/?$/, '/')}data.json`)).json();

/** Fetched in parallel with the page's scripts. */
export const FIRST = location.pathname;
export const arriving = fetchData(FIRST);
