import { availableParallelism } from 'node:os';
import { keepContent } from './fixtures/keep';
import { measureSlowness } from './slowness';

/** Jest runs this once before its workers start. */
export default function globalSetup(): void {
  keepContent();
  measureSlowness(availableParallelism());
}
