import { printCard } from '@/components/order/parts/print';

const isCard = () => document.documentElement.dataset.print === 'card';
const fire = (name: string) => window.dispatchEvent(new Event(name));

/** What the paper shows, as the browser renders it. */
let printed: boolean[] = [];

beforeEach(() => {
  printed = [];
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
const early = () => {
  fire('beforeprint');
  fire('afterprint');
};

test('the card is printed, even where the browser says too early that it is done (R-ORD-13)', () => {
  window.print = early;
  printCard();
  printed.push(isCard());
  expect(printed).toEqual([true]);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test.each(['beforeprint', 'keydown', 'pointerdown', 'click'])('after %s every print is the receipt again', (name) => {
  window.print = early;
  printCard();
  fire(name);
  expect(isCard()).toBe(false);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

test('a second print of the card is one too', () => {
  window.print = early;
  printCard();
  fire('pointerdown');
  printCard();
  expect(isCard()).toBe(true);
  fire('beforeprint');
  expect(isCard()).toBe(false);
});
