import fc from 'fast-check';
import { runs } from './thorough';

// The same examples in every run, so that a failed test means a change; FC_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1), numRuns: runs(100, 1000) });
