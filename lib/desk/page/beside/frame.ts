import { RELOAD } from '@/lib/desk/preview/paths';
import { make } from '../make';

const WIDTHS = { phone: 390, desk: 1280 } as const;
export type Width = keyof typeof WIDTHS;

/** The preview has its own origin, supplied by the server. */
const addressOf = (path: string) => `${document.body.dataset.beside}${path}`;

/** Preview of the page at phone or desktop width, scaled to fit. */
export class Frame {
  readonly stage: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #watch: ResizeObserver;
  #width: Width = 'phone';
  #address = '';
  #isLoading = false;
  /** Whether the page changed while loading. */
  #isStale = false;

  constructor() {
    const onload = () => {
      this.#isLoading = false;
      if (this.#isStale) this.#reload();
    };
    this.#frame = make('iframe', { title: 'Vorschau der Seite', onload });
    this.stage = make('div', { className: 'stage', hidden: true }, this.#frame);
    this.#watch = new ResizeObserver(() => this.#fit());
    this.#watch.observe(this.stage);
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.stage;
    const width = WIDTHS[this.#width];
    const scale = Math.min(1, clientWidth / width);
    const { style } = this.#frame;
    style.setProperty('width', `${width}px`);
    style.setProperty('height', `${clientHeight / scale}px`);
    style.setProperty('transform', `scale(${scale}) translateX(-50%)`);
  }

  take(width: Width): void {
    this.#width = width;
    this.#fit();
  }

  /** Whether this page is shown, in any version. */
  has(path: string): boolean {
    return this.#address.split('?')[0] === addressOf(path);
  }

  hide(): void {
    this.stage.hidden = true;
  }

  #reload(): void {
    this.#isStale = this.#isLoading;
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#frame.contentWindow?.postMessage(RELOAD, '*');
  }

  /** Shows a page; reloads it in place if it is shown already, so that its scroll position stays. */
  show(path: string, isNewer: boolean): void {
    this.stage.hidden = false;
    const address = addressOf(path);
    if (address === this.#address) {
      if (isNewer) this.#reload();
      return;
    }
    this.#address = address;
    this.#isLoading = true;
    this.#isStale = false;
    this.#frame.src = address;
  }

  end(): void {
    this.#watch.disconnect();
  }
}
