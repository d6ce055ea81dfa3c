import { availableParallelism } from 'node:os';
import { keepFixtures } from './fixtures/keep';
import { measureSlowness } from './slowness';

/** Jest calls it once, before its workers start. */
export default function globalSetup(): void {
  keepFixtures();
  measureSlowness(availableParallelism());
}
