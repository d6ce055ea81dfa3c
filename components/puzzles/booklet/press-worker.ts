import { bake, type Job } from '@/lib/puzzles/booklet/bake';

/** Makes a booklet where nothing else waits for it. */
addEventListener('message', ({ data }: MessageEvent<Job>) => void bake(data, (told) => postMessage(told)));
