/** Message to a pool process: data for the jobs that follow, or a job. */
export type Message = { data: unknown } | { job: unknown };

/** `isFull`: the process holds more memory than it may, and another one should do the next job. */
export type Answer = ({ result: unknown } | { fault: string }) & { isFull?: boolean };

/** Runs in a pool process, which reports to be full above `mostBytes`. */
export function serveJobs<Data, Job>(
  open: (data: Data) => (job: Job) => Promise<unknown>,
  mostBytes = Number.POSITIVE_INFINITY,
): void {
  let carryOut: ((job: Job) => Promise<unknown>) | undefined;
  const answer = (reply: Answer) => process.send?.({ ...reply, isFull: process.memoryUsage.rss() > mostBytes });
  process.on('message', (message: Message) => {
    if ('data' in message) {
      carryOut = open(message.data as Data);
      return;
    }
    carryOut?.(message.job as Job).then(
      (result) => answer({ result }),
      (error: Error) => answer({ fault: error.message }),
    );
  });
  // The parent process is gone.
  process.on('disconnect', () => process.exit());
}
