import type { Job, Told } from '@/lib/puzzles/booklet/bake';

type Tell = (told: Told) => void;

/** Loads the generators on demand; a worker has its own copy. */
function inThisThread(job: Job, tell: Tell): () => void {
  let isOver = false;
  const say = (told: Told) => isOver || tell(told);
  import('@/lib/puzzles/booklet/bake').then(
    ({ generateBooklet }) => generateBooklet(job, say, () => isOver),
    () => say({ isLost: true }),
  );
  return () => {
    isOver = true;
  };
}

/** Generates a booklet in a worker or, if none starts, in steps on the main thread: press(job, tell) → cancels */
export function press(job: Job, tell: Tell): () => void {
  if (typeof Worker === 'undefined') return inThisThread(job, tell);
  const worker = new Worker(new URL('./press-worker.ts', import.meta.url), { type: 'module' });
  let stop = () => worker.terminate();
  let hasBegun = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
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
