import { applyAids } from '@/lib/aids/early';
import { markLostScripts } from '@/lib/policy/lost-scripts';
import { holdPresses } from './hold';

// What each page runs first, inline (lib/export/inline.ts): a lost script could not report that it is lost, and a late one
// would miss what came before it.
markLostScripts();
holdPresses();
applyAids();
