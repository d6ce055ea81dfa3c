import { startWaker } from '@/lib/wake/waker';
import { days } from './days';

/** Where the export has put the page to sleep, its script is told what wakes it. */
export function wake(): void {
  const scripts = document.querySelector<HTMLElement>('script[data-sleeping]')?.dataset.sleeping?.split(' ') ?? [];
  const data = scripts.pop();
  if (data) startWaker({ chunks: scripts, data }, days);
}
