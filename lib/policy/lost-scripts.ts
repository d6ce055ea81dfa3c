/** Marks the root element if a script throws or fails to load (R-FLT-7). Scripts loaded on demand have neither `async` nor `defer`; their
 * loaders report failures themselves: markLostScripts() → <html data-scripts="lost"> */
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
