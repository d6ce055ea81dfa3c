import type { BookletMessage, Job } from 'puzzles/booklet/bake';
import { bookletOf } from 'puzzles/booklet/choice';
import type { BookletEntry } from 'puzzles/booklet/make';
import { useEffect, useMemo, useState } from 'react';
import { startWorker } from './press.starter';

type Tell = (message: BookletMessage) => void;

/** Loads the generators on demand; a worker has its own copy. */
function inThisThread(job: Job, tell: Tell): () => void {
  let isOver = false;
  const say = (message: BookletMessage) => isOver || tell(message);
  import('puzzles/booklet/bake').then(
    ({ generateBooklet }) => generateBooklet(job, say, () => isOver),
    () => say({ isLost: true }),
  );
  return () => {
    isOver = true;
  };
}

/** Generates a booklet in a worker or, if none starts, in steps on the main thread: press(job, tell) → cancels */
function press(job: Job, tell: Tell): () => void {
  if (typeof Worker === 'undefined') return inThisThread(job, tell);
  const worker = startWorker();
  let stop = () => worker.terminate();
  let hasBegun = false;
  worker.addEventListener('message', ({ data }: MessageEvent<BookletMessage>) => {
    hasBegun = true;
    tell(data);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    if (hasBegun) tell({ isLost: true });
    else stop = inThisThread(job, tell);
  });
  worker.postMessage(job);
  return () => stop();
}

type Pages = typeof import('./booklet-pages').BookletPages;
type Phase = 'none' | 'busy' | 'ready' | 'lost';

/**
 * Generates the booklet in the address.
 *
 * @param text its code, 'k3f9.12.leicht'; a new one starts over, an empty one stops
 * @param ingredients address of the generators' data
 */
export function useBooklet(text: string, ingredients: string) {
  const booklet = useMemo(() => bookletOf(text), [text]);
  const [phase, setPhase] = useState<Phase>('none');
  const [entries, setEntries] = useState<readonly BookletEntry[]>([]);
  const [Pages, setPages] = useState<Pages>();
  useEffect(() => {
    setEntries([]);
    setPages(undefined);
    setPhase(booklet ? 'busy' : 'none');
    if (!booklet) return;
    // Starts generating while the components that render it are loading.
    const stop = press({ address: new URL(ingredients, location.href).href, booklet }, (message) => {
      if ('entry' in message) setEntries((before) => [...before, message.entry]);
      else setPhase('isDone' in message ? 'ready' : 'lost');
    });
    let isOver = false;
    import('./booklet-pages').then(
      ({ BookletPages }) => isOver || setPages(() => BookletPages),
      () => isOver || setPhase('lost'),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [booklet, ingredients]);
  return { booklet, phase: phase === 'ready' && !Pages ? 'busy' : phase, entries, Pages } as const;
}
