import type { Answer } from './pool';

/** In a process of a pool: the first message is its data, every further one a job. */
export function answerJobs<Data, Job>(open: (data: Data) => (job: Job) => Promise<unknown>): void {
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
  // Nobody asks any more.
  process.on('disconnect', () => process.exit());
}
