import type { Fault } from 'content/fault';
import { entry } from './list';
import { make } from './make';

const UNSAVED = 'Noch nicht gespeichert';

const opened = () => document.querySelector('#faults');

/** Does not repeat a message that is open. */
function open(heading: string, ...content: readonly HTMLElement[]): void {
  const close = make('button', { onclick: () => panel.remove() }, 'Schließen');
  const panel = make('section', { id: 'faults', role: 'alert' }, make('h2', {}, heading), ...content, close);
  if (opened()?.textContent === panel.textContent) return;
  opened()?.remove();
  document.body.append(panel);
}

export function showRefusal(sentences: readonly string[], heading = UNSAVED): void {
  open(heading, ...sentences.map((sentence) => make('p', {}, sentence)));
}

/** Shows the content check's faults after a failed save, which Sveltia does not. */
export function showFaults(faults: readonly Fault[], of: Parameters<typeof entry>[1], note = ''): void {
  const list = make('ul', {}, ...faults.map((fault) => entry(fault, of)));
  if (faults.length === 0) opened()?.remove();
  else open(UNSAVED, list, ...(note ? [make('p', {}, note)] : []));
}
