import type { Fault } from '@/lib/content/fault';

const element = (name: string, text: string) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/** Why nothing was saved, in the words of the content check; Sveltia keeps what it is told of a fault to itself. */
export function showFaults(faults: readonly Fault[]): void {
  document.querySelector('#faults')?.remove();
  if (faults.length === 0) return;
  const panel = element('section', '');
  panel.id = 'faults';
  panel.setAttribute('role', 'alert');
  const list = document.createElement('ul');
  list.append(
    ...faults.map(({ field, found, expected }) => element('li', `${field}: gefunden ${found}, erwartet ${expected}`)),
  );
  const close = element('button', 'Schließen');
  close.addEventListener('click', () => panel.remove());
  panel.append(element('h2', 'Noch nicht gespeichert'), list, close);
  document.body.append(panel);
}
