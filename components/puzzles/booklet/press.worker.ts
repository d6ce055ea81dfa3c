import { generateBooklet, type Job } from 'puzzles/booklet/bake';

/** Generates a booklet off the main thread. */
addEventListener(
  'message',
  ({ data }: MessageEvent<Job>) => void generateBooklet(data, (message) => postMessage(message)),
);
