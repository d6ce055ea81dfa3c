/** Opens what is folded for printing, and closes it afterwards: browsers without `::details-content` print only the title of a fold. */
export function unfoldForPrint(): void {
  let closed: [fold: HTMLDetailsElement, name: string][] = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((fold) => [fold, fold.name]);
    for (const [fold] of closed) {
      // Else opening one would close another of its name.
      fold.name = '';
      fold.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [fold, name] of closed) {
      fold.open = false;
      fold.name = name;
    }
  });
}
