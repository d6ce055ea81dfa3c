import fc from 'fast-check';

// The same examples on every run, so that a red test means a change; FC_SEED tries others, FC_RUNS more of them.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1), numRuns: Number(process.env.FC_RUNS ?? 100) });
