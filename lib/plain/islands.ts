import { startIslands } from '@/lib/hydrate/start';
import { days } from './days';

/** Where the export has put islands into the page, this script's tag tells what hydrates them. */
export function islands(): void {
  const { islands: table } = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
  if (table) startIslands(JSON.parse(table), days, (address) => import(/* turbopackIgnore: true */ address));
}
