/** media.wide of the theme: there the menu stands in the bar. */
const WIDE = '(width >= 80rem)';

/** Completes the menu, which opens and closes by invoker commands: it closes after a choice and on widening, and browsers
 * without invoker commands get the two clicks by script. A panel closes for whoever goes on by Tab. */
export function menu(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#menu');
  if (!dialog) return;
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  matchMedia(WIDE).addEventListener('change', close);
  document.addEventListener('focusin', ({ target }) => {
    for (const panel of document.querySelectorAll<HTMLElement>('header [popover]'))
      if (!panel.parentElement?.contains(target as Node)) panel.hidePopover?.();
  });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest("[commandfor='menu']");
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else if (button) close();
  });
}
