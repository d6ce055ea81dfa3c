import type { Database } from '../store/database';
import { openStore } from '../store/open';

/** Opens an empty store with all tables. */
export type OpenStore = () => Promise<Database>;

export const inMemory: OpenStore = () => openStore(':memory:');
