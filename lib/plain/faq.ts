/** Opens the question of the address (`#faq-3`), and all questions for printing; in older browsers keeps only one open at a time. */
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
  let before: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    before = all.filter(({ open }) => open);
    for (const strip of all) {
      strip.name = '';
      strip.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const strip of all) {
      strip.open = before.includes(strip);
      strip.name = 'faq';
    }
  });
}
