import { ensureBuilt } from './fresh';

ensureBuilt();
