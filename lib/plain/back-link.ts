/** Restores filter, view, month and day in the link back to the referring list (R-EVT-14). */
export function backLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-keeps-query]');
  if (!link || !document.referrer) return;
  const { origin, pathname, search } = new URL(document.referrer);
  if (origin === link.origin && pathname === link.pathname) link.search = search;
}
