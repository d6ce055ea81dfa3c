import { startIslands } from '@/lib/hydrate/start';
import { showByDate } from './days';

/** Hydrates the islands listed on this script's tag; the export writes the list. */
export function islands(): void {
  const { islands: table } = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
  if (table) startIslands(JSON.parse(table), showByDate, (address) => import(/* turbopackIgnore: true */ address));
}
