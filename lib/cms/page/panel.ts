import type { Check } from '../files';
import { dataOf } from '../format/open';
import type { KindName } from '../kinds';
import { pagesOf } from '../pages';
import { listsOf, stateOf } from './list';
import { choice, make } from './make';

type Form = Record<string, unknown>;
type FrameState = { note: string; isWrong: boolean; isLoading: boolean };

const WIDTHS = { phone: 390, desktop: 1280 };
const NAMES = { phone: 'Telefon', desktop: 'Bildschirm' };
const UNSAVED = 'Die Seite erscheint hier, sobald der Eintrag gespeichert ist.';
const WRONG = 'Die Seite erscheint hier, sobald kein Fehler mehr da ist.';
const FIRST = 'Die Seite wird gemacht. Beim ersten Mal dauert das bis zu einer Minute.';
const SILENT = 'Die Prüfung antwortet nicht. Läuft „npm run desk“ noch?';

/** Pane beside the form: the result of the content check, and the saved entry's pages, which `next dev` itself keeps up to date. */
export class Panel {
  readonly #pages = make('div');
  readonly #state = make('p', { className: 'state', role: 'status' });
  readonly #lists = make('div', { className: 'told' });
  readonly #note = make('p', { className: 'note' });
  readonly #frame = make('iframe', { title: 'Seite des Eintrags', onload: () => this.#say({ isLoading: false }) });
  readonly #stage = make('div', { className: 'stage' }, this.#frame);
  readonly #watch = new ResizeObserver(() => this.#fit());
  #width: keyof typeof WIDTHS = 'phone';
  #form: () => Form = () => ({});
  #isShown = false;
  #file = '';
  #path = '';
  readonly #frameState: FrameState = { note: '', isWrong: false, isLoading: false };

  constructor(readonly kind: KindName) {}

  /** Fills the pane that Sveltia made; null when it is gone. */
  mount(element: HTMLElement | null): void {
    this.#watch.disconnect();
    this.#isShown = element !== null;
    if (!element) return;
    const width = { name: 'width', legend: 'Breite', values: NAMES, chosen: this.#width };
    const widths = choice(width, (chosen) => {
      this.#width = chosen;
      this.#fit();
    });
    element.className = 'beside';
    const bar = make('div', { className: 'bar' }, widths, this.#pages, this.#state);
    element.replaceChildren(bar, this.#lists, this.#note, this.#stage);
    this.#watch.observe(this.#stage);
    this.refresh();
  }

  /** Takes the form at every change; `file` is empty until the entry is saved. */
  take(file: string, form: () => Form): void {
    this.#form = form;
    if (file === this.#file) return;
    this.#file = file;
    this.#path = '';
    this.refresh();
  }

  /** Once an entry is opened or saved: lists its pages and checks the content. */
  refresh(): void {
    if (!this.#isShown) return;
    const unsaved = { pages: {}, note: UNSAVED };
    const { pages, note = '' } = this.#file ? pagesOf(this.kind, this.#file, this.#form()) : unsaved;
    const [first = '', ...others] = Object.keys(pages);
    if (![first, ...others].includes(this.#path)) this.#path = first;
    const page = { name: 'page', legend: 'Seite', values: pages, chosen: this.#path };
    this.#pages.replaceChildren(...(others.length > 0 ? [choice(page, (path) => this.#open(path))] : []));
    this.#say({ note });
    this.#open(this.#path);
    void this.#check();
  }

  #open(path: string): void {
    this.#path = path;
    const address = path && `${document.body.dataset.beside}${path}`;
    this.#stage.hidden = !address;
    if (!address || this.#frame.src === address) return;
    this.#frame.src = address;
    this.#say({ isLoading: true });
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#stage;
    const width = WIDTHS[this.#width];
    const scale = Math.min(1, clientWidth / width);
    const size = `width: ${width}px; height: ${clientHeight / scale}px`;
    this.#frame.style.cssText = `${size}; transform: scale(${scale}) translateX(-50%)`;
  }

  #say(change: Partial<FrameState>): void {
    Object.assign(this.#frameState, change);
    const { note, isWrong, isLoading } = this.#frameState;
    const isHidden = isWrong && this.#path !== '';
    this.#stage.classList.toggle('wrong', isHidden);
    this.#note.textContent = [note, isHidden ? WRONG : isLoading ? FIRST : ''].filter(Boolean).join(' ');
  }

  async #check(): Promise<void> {
    try {
      const check: Check = await (await fetch('pruefung')).json();
      const data = dataOf(this.kind, this.#form());
      const isOpen = this.#lists.querySelector('details')?.open ?? false;
      this.#lists.replaceChildren(...listsOf(check, { kind: this.kind, data, file: this.#file }, isOpen));
      this.#state.textContent = stateOf(check);
      this.#say({ isWrong: check.faults.length > 0 });
    } catch {
      this.#state.textContent = SILENT;
    }
  }
}
