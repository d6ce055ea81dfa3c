/** Waits for a paint, so that a slow phone shows pressed buttons before heavy work: await afterPaint() → the frame is on screen */
export const afterPaint = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
