import { availableParallelism } from 'node:os';
import { measureSlowness } from './slowness';

/** Jest calls it once, before its workers start. */
export default () => measureSlowness(availableParallelism());
