/** Marks the root element when a script fails (R-FLT-7): → <html data-scripts="lost">
 * Parts that load on use say so themselves: theirs has no `async`, no `defer`. */
export function markLostScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || target.matches('script:is([async],[defer])'))
        document.documentElement.dataset.scripts = 'lost';
    },
    true,
  );
}
