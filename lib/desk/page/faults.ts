import type { Fault } from '@/lib/content/fault';
import { entry, type Of } from './beside/list';
import { maker } from './beside/make';

const element = (name: string, text: string) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const UNSAVED = 'Noch nicht gespeichert';

const opened = () => document.querySelector('#faults');

/** Does not repeat a message that is open. */
function open(heading: string, ...content: readonly HTMLElement[]): void {
  const panel = element('section', '');
  panel.id = 'faults';
  panel.setAttribute('role', 'alert');
  const close = element('button', 'Schließen');
  close.addEventListener('click', () => panel.remove());
  panel.append(element('h2', heading), ...content, close);
  if (opened()?.textContent === panel.textContent) return;
  opened()?.remove();
  document.body.append(panel);
}

/** Shows why a file was not written, and what to do. */
export function showRefusal(sentences: readonly string[], heading = UNSAVED): void {
  open(heading, ...sentences.map((sentence) => element('p', sentence)));
}

/** Shows the content check's faults after a failed save, which Sveltia does not. */
export function showFaults(faults: readonly Fault[], of: Of, note = ''): void {
  if (faults.length === 0) {
    opened()?.remove();
    return;
  }
  const list = document.createElement('ul');
  list.append(...faults.map((fault) => entry(maker(document), fault, of)));
  open(UNSAVED, list, ...(note ? [element('p', note)] : []));
}
