import { printCard } from '@/components/order/parts/print';

const isCard = () => document.documentElement.dataset.print === 'card';
const fire = (name: string) => window.dispatchEvent(new Event(name));

beforeEach(() => {
  let sheets: unknown[] = [];
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set: (next) => {
      sheets = next;
    },
  });
  Object.assign(window, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
});

/** Phones fire `afterprint` at once, and render when their dialog is up. */
function printEarly() {
  window.print = () => {
    fire('beforeprint');
    fire('afterprint');
  };
  printCard();
}

test.each(['beforeprint', 'keydown', 'pointerdown', 'click'])(
  'the card is printed, even where the browser says too early that it is done; after %s every print is the receipt, until the card again (R-ORD-13)',
  (name) => {
    for (let turn = 0; turn < 2; turn += 1) {
      printEarly();
      expect(isCard()).toBe(true);
      expect(document.adoptedStyleSheets).toHaveLength(1);
      fire(name);
      expect(isCard()).toBe(false);
      expect(document.adoptedStyleSheets).toHaveLength(0);
    }
  },
);
