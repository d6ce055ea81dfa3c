/** Opens the question of the address (`#faq-3`); in older browsers keeps only one open at a time. */
export function faq(): void {
  const all = [...document.querySelectorAll<HTMLDetailsElement>("details[id^='faq-']")];
  const openNamed = () => {
    const named = all.find(({ id }) => `#${id}` === location.hash);
    if (!named) return;
    named.open = true;
    named.scrollIntoView({ block: 'nearest' });
    named.querySelector('summary')?.focus({ preventScroll: true });
  };
  openNamed();
  addEventListener('hashchange', openNamed);
  if (!('name' in HTMLDetailsElement.prototype))
    for (const strip of all)
      strip.addEventListener('toggle', () => {
        if (strip.open) for (const other of all) other.open = other === strip;
      });
}
