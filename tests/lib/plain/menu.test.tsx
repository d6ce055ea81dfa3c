import { screen } from '@testing-library/dom';
import { menu } from '@/lib/plain/menu';

const widened = new EventTarget();

beforeEach(() => {
  Object.assign(window, { matchMedia: () => widened });
  // jsdom’s dialogs lack showModal.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu">Menü öffnen</button>
    <dialog id="menu"><button command="close" commandfor="menu">Menü schließen</button><a href="#news">News</a></dialog>
    <header><button>Lesen</button><p><button>Schule</button><span popover="auto"><a href="/schule/">Für die Schule</a></span></p></header>`;
  menu();
});

const isOpen = () => document.querySelector('dialog')?.open;
const press = (name: string) => screen.getByText(name).click();

test.each<[string, () => unknown]>([
  ['its button', () => press('Menü schließen')],
  ['a choice', () => press('News')],
  ['a wider window', () => widened.dispatchEvent(new Event('change'))],
])('the menu opens without support for invoker commands, and is closed by %s', (_how, close) => {
  press('Menü öffnen');
  expect(isOpen()).toBe(true);
  close();
  expect(isOpen()).toBe(false);
});

test('a panel closes when the focus leaves it, and stays open while it moves inside', () => {
  const hidePopover = jest.fn();
  Object.assign(document.querySelector('[popover]') ?? {}, { hidePopover });
  for (const name of ['Schule', 'Für die Schule']) screen.getByText(name).focus();
  expect(hidePopover).not.toHaveBeenCalled();
  screen.getByText('Lesen').focus();
  expect(hidePopover).toHaveBeenCalled();
});
