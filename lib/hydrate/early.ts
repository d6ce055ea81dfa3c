import { applyAids } from '@/lib/aids/early';
import { captureEarlyInput } from './hold';

/** Marks the root element if a script throws or fails to load (R-FLT-7). Scripts loaded on demand have neither `async` nor `defer`; their
 * loaders report failures themselves. */
function markLostScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || target.matches('script:is([async],[defer])'))
        document.documentElement.dataset.scripts = 'lost';
    },
    true,
  );
}

// Runs inline and first (lib/export/inline.ts): a script that fails to load cannot report itself, and a late one would
// miss earlier events.
markLostScripts();
captureEarlyInput();
applyAids();
