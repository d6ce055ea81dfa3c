/** Message to a pool process: data for the jobs that follow, or a job. */
export type Message = { data: unknown } | { job: unknown };

export type Answer = { made: unknown } | { fault: string };

/** Runs in a pool process. */
export function serveJobs<Data, Job>(open: (data: Data) => (job: Job) => Promise<unknown>): void {
  let carryOut: ((job: Job) => Promise<unknown>) | undefined;
  const answer = (said: Answer) => process.send?.(said);
  process.on('message', (message: Message) => {
    if ('data' in message) {
      carryOut = open(message.data as Data);
      return;
    }
    carryOut?.(message.job as Job).then(
      (made) => answer({ made }),
      (error: Error) => answer({ fault: error.message }),
    );
  });
  // The parent process is gone.
  process.on('disconnect', () => process.exit());
}
