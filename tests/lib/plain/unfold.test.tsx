import { unfoldForPrint } from '@/lib/plain/unfold';

beforeEach(() => {
  // jsdom lacks it.
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', {
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('name') ?? '';
    },
    set(this: HTMLElement, name: string) {
      this.setAttribute('name', name);
    },
  });
  document.body.innerHTML = `
    <details name="faq" id="read" open><summary>Wie endet es?</summary>Von selbst.</details>
    <details name="faq" id="unread"><summary>Was kostet es?</summary>Nichts.</details>
    <details id="withdrawal"><summary>Widerrufsbelehrung</summary>Sie haben das Recht …</details>`;
  unfoldForPrint();
});

const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('all that is folded is on paper, and folded again afterwards (R-READ-3)', () => {
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['read', 'unread', 'withdrawal']);
  // An exclusive fold would have closed the one that was read.
  expect([...document.querySelectorAll('details')].filter((fold) => fold.name === 'faq')).toHaveLength(1);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(['read']);
  expect([...document.querySelectorAll('details')].filter((fold) => fold.name === 'faq')).toHaveLength(2);
});
