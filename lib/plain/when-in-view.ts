/** Calls back once, as the element has come into the window, or at once where a browser cannot tell; `margin` as
 * IntersectionObserver's: whenInView(tip, '200% 0px', load) → ends the watch */
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
