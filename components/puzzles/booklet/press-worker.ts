import { bake, type Job } from '@/lib/puzzles/booklet/bake';

/** Generates a booklet off the main thread. */
addEventListener('message', ({ data }: MessageEvent<Job>) => void bake(data, (told) => postMessage(told)));
