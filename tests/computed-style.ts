type Ask = typeof window.getComputedStyle;

/** The properties of an element on which its visibility in jsdom's default style sheet depends. */
const marksOf = (element: Element) =>
  [
    element.localName,
    element.hasAttribute('hidden'),
    element.getAttribute('type') === 'hidden',
    element.hasAttribute('open'),
    element.parentElement?.localName === 'ruby',
    element.hasAttribute('style') && (element as HTMLElement).style.display,
  ].join();

function visibilityOf(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = one.hasAttribute('style') && (one as HTMLElement).style.visibility;
    if (own) return own;
  }
  return 'visible';
}

/** Speeds up getComputedStyle: Testing Library and axe query every element's visibility repeatedly, and jsdom computes
 * all properties from two hundred rules each time. In a page without style sheets, `display` and `visibility` follow
 * from the markup; all other queries go to jsdom. */
export function quickly(ask: Ask): Ask {
  const known = new Map<string, string>();
  const displayOf = (element: Element) => {
    const marks = marksOf(element);
    const display = known.get(marks) ?? ask(element).display;
    known.set(marks, display);
    return display;
  };
  const answerOf = (element: Element, name: string | symbol) =>
    name === 'display' ? displayOf(element) : name === 'visibility' ? visibilityOf(element) : undefined;

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return ask(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const style = () => {
      whole ??= ask(element);
      return whole;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => answerOf(element, property) ?? style().getPropertyValue(property);
        const answer = answerOf(element, name);
        if (answer !== undefined) return answer;
        const value: unknown = Reflect.get(style(), name);
        return typeof value === 'function' ? value.bind(style()) : value;
      },
    });
  };
}
