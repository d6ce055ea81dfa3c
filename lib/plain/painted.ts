/** Once what was changed so far is seen: on a slow phone a whole list or form takes longer than a finger waits for its button.
 * await painted() → the frame has been shown */
export const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
