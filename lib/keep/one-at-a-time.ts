/** Between all tabs and the worker, where the browser can: await oneAtATime(job) → what the job gives */
export const oneAtATime = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mitnehmen', job) : job();
