import { PREVIEW } from '@/lib/desk/preview/paths';
import type { Make } from './make';

const WIDTHS = { phone: 390, desk: 1280 } as const;
export type Width = keyof typeof WIDTHS;

/** Whole, as the pane's document has an address of its own that nothing can lie below. */
const addressOf = (path: string) => `${window.location.origin}${PREVIEW}${path}`;

/** The page itself, drawn at the width of a phone or a desk and shrunk to what room there is. */
export class Frame {
  readonly stage: HTMLElement;
  readonly #frame: HTMLIFrameElement;
  readonly #watch: ResizeObserver;
  #width: Width = 'phone';
  #address = '';

  constructor(make: Make) {
    this.#frame = make('iframe', { title: 'Vorschau der Seite' });
    this.stage = make('div', { class: 'stage', hidden: true }, this.#frame);
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

  /** Whether this page stands there already, of whatever text. */
  has(path: string): boolean {
    return this.#address.split('?')[0] === addressOf(path);
  }

  hide(): void {
    this.stage.hidden = true;
  }

  /** The same page is read again where it is, so that an editor stays at the place that is being written. */
  show(path: string, isNewer: boolean): void {
    this.stage.hidden = false;
    const address = addressOf(path);
    if (address !== this.#address) this.#frame.src = address;
    else if (isNewer) this.#frame.contentWindow?.location.reload();
    this.#address = address;
  }

  end(): void {
    this.#watch.disconnect();
  }
}
