import { dataOf } from '@/lib/desk/format/open';
import type { KindName } from '@/lib/desk/kinds';
import type { DraftCheck } from '@/lib/desk/preview/told';
import { choice, make } from '../make';
import { TOO_LARGE } from '../refusals';
import { type Asking, TooLarge } from './ask';
import { Frame, type Width } from './frame';
import { fillLevels } from './full';
import { listsOf, stateOf } from './list';

type Form = Record<string, unknown>;
/** Reads the form; called after the debounce. */
type Ask = () => Form;
type Level = 'ganz' | 'leicht';

const PAUSE = 400;
const BEHIND = 'Die Vorschau zeigt den letzten Stand ohne Fehler.';
const NOT_YET = 'Die Seite erscheint hier, sobald kein Fehler mehr da ist.';
const FIRST = 'Die Vorschau wird zum ersten Mal gemacht; das dauert einen Augenblick.';
const MEASURING = 'Wie voll die Seiten im Druck sind, wird gemessen …';
const UNMEASURED = 'Wie voll die Seiten im Druck sind, steht hier, sobald kein Fehler mehr da ist.';
const UNKNOWN =
  'Wie voll die Seiten im Druck sind, ließ sich nicht messen. Warum, steht dort, wo „npm run desk“ läuft.';
const SILENT = 'Die Prüfung antwortet nicht. Läuft „npm run desk“ noch?';

function fill(element: HTMLElement, take: (level: Level) => void) {
  const frame = new Frame();
  const widths = { phone: 'Telefon', desk: 'Bildschirm' };
  const width = (to: Width) => frame.take(to);
  const switches = choice({ name: 'width', legend: 'Breite', values: widths, chosen: 'phone' }, width);
  const texts = { ganz: 'Ganz', leicht: 'Kurz und leicht' };
  const levels = choice({ name: 'level', legend: 'Text', values: texts, chosen: 'ganz' }, take);
  levels.hidden = true;
  const state = make('p', { className: 'state', role: 'status' }, FIRST);
  const [lists, full, note] = [make('div'), make('div'), make('p', { className: 'note' })];
  element.className = 'beside';
  element.replaceChildren(
    make('div', { className: 'bar' }, switches, levels, state),
    make('div', { className: 'told' }, lists, full),
    note,
    frame.stage,
  );
  return { frame, state, lists, full, note, levels };
}
type View = ReturnType<typeof fill>;

/** Pane beside the form: results of the content check, and a page with the draft. */
export class Panel {
  #view: View | undefined;
  #form: Ask | undefined;
  #judged: DraftCheck | undefined;
  #asked = '';
  #isAsking = false;
  #level: Level = 'ganz';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly kind: KindName,
    readonly asking: Asking,
  ) {}

  standIn(element: HTMLElement | null): void {
    this.#view?.frame.end();
    this.#view = undefined;
    this.#judged = undefined;
    this.#asked = '';
    if (!element) return;
    this.#level = 'ganz';
    this.#view = fill(element, (level) => {
      this.#level = level;
      this.#show(false);
    });
    void this.#ask();
  }

  change(form: Ask): void {
    this.#form = form;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    const view = this.#view;
    const asked = this.#form;
    if (!view || !asked || this.#isAsking) return;
    const form = asked();
    const text = this.asking.draftOf(form).text;
    if (text === this.#asked) return;
    this.#asked = text;
    this.#isAsking = true;
    if (this.#judged) view.state.textContent = 'Wird geprüft …';
    try {
      this.#judged = await this.asking.judge(form);
      if (view === this.#view) this.#tell(form);
    } catch (error) {
      view.state.textContent = error instanceof TooLarge ? (TOO_LARGE[0] ?? SILENT) : SILENT;
      this.#asked = '';
    }
    this.#isAsking = false;
    // The form changed meanwhile.
    if (this.#asked && this.#form !== asked) this.change(this.#form as Ask);
  }

  #tell(form: Form): void {
    const judged = this.#judged as DraftCheck;
    const view = this.#view as View;
    const isOpen = view.lists.querySelector('details')?.open ?? false;
    view.lists.replaceChildren(...listsOf(judged, { kind: this.kind, data: dataOf(this.kind, form) }, isOpen));
    view.state.textContent = stateOf(judged);
    view.levels.hidden = !judged.page.levels;
    this.#show(judged.isCurrent);
    void this.#measure(form);
  }

  /** Runs after the check, as it takes longer; shows the previous result meanwhile. */
  async #measure(form: Form): Promise<void> {
    const { full } = this.#view as View;
    const { printed } = this.#judged as DraftCheck;
    const isOwn = this.kind === 'issues';
    const say = (text: string) => full.replaceChildren(...(isOwn ? [make('p', {}, text)] : []));
    if (printed === undefined) return say(UNMEASURED);
    const asked = this.#asked;
    const issue = dataOf(this.kind, form);
    const isOpen = full.querySelector('details')?.open ?? false;
    if (!full.querySelector('details')) say(MEASURING);
    try {
      const issues = await this.asking.fullness(printed);
      if (issues && asked === this.#asked)
        full.replaceChildren(...fillLevels(issues, { isOpen, ...(isOwn && { issue }) }));
    } catch {
      if (asked === this.#asked) say(UNKNOWN);
    }
  }

  #show(isNewer: boolean): void {
    const { page, isCurrent } = this.#judged as DraftCheck;
    const { frame, note } = this.#view as View;
    const { path } = page;
    const isThere = path !== undefined && (isCurrent || frame.has(path));
    const state = isCurrent || path === undefined ? '' : isThere ? BEHIND : NOT_YET;
    note.textContent = [state, page.note].filter(Boolean).join(' ');
    if (isThere) frame.show(page.levels ? `${path}?text=${this.#level}` : path, isNewer);
    else frame.hide();
  }
}
