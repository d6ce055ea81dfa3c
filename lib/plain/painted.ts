/** Waits for a paint, so that a slow phone shows pressed buttons before heavy work: await painted() → the frame is on screen */
export const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
