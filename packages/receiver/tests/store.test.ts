import { describeStore } from './store-suite';
import { inMemory } from './stores';

describeStore('SQLite', inMemory);
