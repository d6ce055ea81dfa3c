import { savesData } from '@/lib/plain/saves-data';

/** What a page needs to wake, by address; the data come last, as they start React. */
export type Sleeping = { chunks: readonly string[]; data: string };

/** Fetches without running, for a visitor who is about to use the page; not for one who saves data. */
export function fetchAhead({ chunks, data }: Sleeping): void {
  if (savesData()) return;
  for (const href of [...chunks, data]) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

/** Runs a script, once; one that was lost is tried again. Without `async`, its mark, Next would fetch it a second time. */
export function run(src: string, lost: () => void): void {
  const before = document.head.querySelector<HTMLScriptElement>(`script[src="${src}"]`);
  if (before && before.dataset.lost === undefined) return;
  // Left in place, the lost one would be waited for in vain.
  before?.remove();
  const script = Object.assign(document.createElement('script'), { async: true, src });
  script.addEventListener('error', () => {
    script.dataset.lost = '';
    lost();
  });
  document.head.append(script);
}
