import type { Answer } from './pool';

/** Runs in a pool process: the first message is its data, each later one a job. */
export function serveJobs<Data, Job>(open: (data: Data) => (job: Job) => Promise<unknown>): void {
  let carryOut: ((job: Job) => Promise<unknown>) | undefined;
  const answer = (said: Answer) => process.send?.(said);
  process.on('message', (message) => {
    if (!carryOut) {
      carryOut = open(message as Data);
      return;
    }
    carryOut(message as Job).then(
      (made) => answer({ made }),
      (error: Error) => answer({ fault: error.message }),
    );
  });
  // The parent process is gone.
  process.on('disconnect', () => process.exit());
}
