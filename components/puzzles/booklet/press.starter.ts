/** In a file of its own, which the export replaces (lib/islands/plugins.ts): bundlers find a worker by these words. */
export const startWorker = () => new Worker(new URL('./press.worker.ts', import.meta.url), { type: 'module' });
