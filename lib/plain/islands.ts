import { startIslands } from '@/lib/hydrate/start';
import { days } from './days';

/** Hydrates the islands listed on this script's tag; the export writes the list. */
export function islands(): void {
  const { islands: table } = document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {};
  if (table) startIslands(JSON.parse(table), days, (address) => import(/* turbopackIgnore: true */ address));
}
