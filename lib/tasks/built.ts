import { ensureBuilt } from './fresh';

// Before a gate that looks at out/.
ensureBuilt();
