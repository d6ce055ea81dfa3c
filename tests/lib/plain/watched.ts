/** Observed elements with the callbacks of their observers; jsdom has no IntersectionObserver. */
export const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();

class Watch {
  private readonly seen: Element[] = [];
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    this.seen.push(element);
    watched.set(element, this.report);
  }
  disconnect() {
    for (const element of this.seen) watched.delete(element);
  }
}

export function watchElements() {
  watched.clear();
  Object.assign(globalThis, { IntersectionObserver: Watch });
}

export const comesIntoView = (element: Element | null, isIntersecting = true) =>
  element && watched.get(element)?.([{ isIntersecting }]);
