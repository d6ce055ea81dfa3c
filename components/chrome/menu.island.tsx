'use client';

import { useEffect } from 'react';

// media.wide of the theme: there the menu stands in the bar.
const WIDE = '(width >= 80rem)';

/**
 * Completes the menu dialog, which opens and closes by the browser's own invoker commands: it closes after a choice
 * and on widening, and browsers without invoker commands get the two clicks by script.
 */
export function MenuControl({ dialogId }: { dialogId: string }) {
  useEffect(() => {
    const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
    if (!dialog) return;
    const events = new AbortController();
    const { signal } = events;
    const close = () => dialog.open && dialog.close();
    dialog.addEventListener('click', (event) => (event.target as Element).closest('a') && close(), { signal });
    window.matchMedia(WIDE).addEventListener('change', close, { signal });
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      document.addEventListener(
        'click',
        ({ target }) => {
          const button = (target as Element).closest(`[commandfor='${dialogId}']`);
          if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
          else if (button) close();
        },
        { signal },
      );
    }
    return () => events.abort();
  }, [dialogId]);
  return null;
}
