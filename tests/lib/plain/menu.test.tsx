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

test('the menu opens and closes without support for invoker commands', () => {
  press('Menü öffnen');
  expect(isOpen()).toBe(true);
  press('Menü schließen');
  expect(isOpen()).toBe(false);
});

test('the menu closes after a choice, and when the window widens', () => {
  press('Menü öffnen');
  press('News');
  expect(isOpen()).toBe(false);
  press('Menü öffnen');
  widened.dispatchEvent(new Event('change'));
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
