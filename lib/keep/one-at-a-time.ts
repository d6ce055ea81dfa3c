/** Serializes jobs across tabs and the worker, where the browser supports locks: await oneAtATime(job) → result of the job */
export const oneAtATime = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mitnehmen', job) : job();
