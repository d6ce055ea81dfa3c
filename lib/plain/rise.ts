/** Animates chapters as they scroll into view (decision 0013). Starts with the first scroll; only chapters below the viewport are hidden. */
export function revealOnScroll(): void {
  const begin = () => {
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting) watch.unobserve(target);
        if (isIntersecting || boundingClientRect.top > 0)
          target.setAttribute('data-rise', isIntersecting ? 'shown' : 'waiting');
      }
    });
    for (const chapter of document.querySelectorAll('[data-rise]')) watch.observe(chapter);
  };
  addEventListener('scroll', begin, { once: true });
}
