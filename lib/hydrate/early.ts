import { applyAids } from '@/lib/aids/early';
import { markLostScripts } from '@/lib/policy/lost-scripts';
import { captureEarlyInput } from './hold';

// Runs inline and first (lib/export/inline.ts): a script that fails to load cannot report itself, and a late one would
// miss earlier events.
markLostScripts();
captureEarlyInput();
applyAids();
