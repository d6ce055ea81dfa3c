/**
 * Calls back once, when the element has come into the window; at once in a browser that cannot tell.
 *
 * @param margin how much larger or smaller than the window it is meant, as IntersectionObserver's rootMargin: '200% 0px'
 * @returns ends the watch
 */
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
