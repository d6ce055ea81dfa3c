import { applyAids } from '@/lib/aids/early';
import { markLostScripts } from '@/lib/policy/lost-scripts';
import { holdPresses } from './hold';

// Runs first and inline in each page (lib/export/inline.ts): a lost script could not report that it is lost, and a late one
// would miss what came before it.
markLostScripts();
holdPresses();
applyAids();
