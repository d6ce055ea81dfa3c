/** media.wide of the theme; from here on the menu is in the header bar. */
const WIDE = '(width >= 78rem)';

/** Enhances the menu, which works by invoker commands: closes it after a choice and on widening, and closes panels when
 * the focus leaves them. Polyfills browsers without invoker commands. */
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
