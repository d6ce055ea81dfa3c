import type { Database } from '@/lib/receiver/store/database';
import { openStore } from '@/lib/receiver/store/open';

/** Opens an empty store with all tables. */
export type OpenStore = () => Promise<Database>;

export const inMemory: OpenStore = () => openStore(':memory:');
