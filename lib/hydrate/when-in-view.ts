/** Calls back once when the element enters the viewport; immediately without IntersectionObserver, whose `rootMargin` is
 * `margin`:
 * whenInView(element, '200% 0px', load) → a function that stops watching */
export function whenInView(element: Element, margin: string, seen: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    seen();
    return () => {};
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      seen();
    },
    { rootMargin: margin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
