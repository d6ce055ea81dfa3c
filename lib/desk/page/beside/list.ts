import type { Fault } from '@/lib/content/fault';
import type { KindName } from '@/lib/desk/kinds';
import { formFieldOf } from '@/lib/desk/place';
import type { DraftCheck } from '@/lib/desk/preview/told';
import { focusField } from './jump';
import type { Make } from './make';

/** Kind of the form, and its data as the schema reads it. */
export type Of = { kind: KindName; data: unknown };

const sentence = ({ found, expected }: Fault) => `: gefunden ${found}, erwartet ${expected}`;

/** Labelled as in the form, with a button that leads to the field:
 * entry(make, { field: 'title', … }, of) → <li><button>Titel</button>: gefunden …</li> */
export const entry = (make: Make, fault: Fault, { kind, data }: Of) => {
  const { keys, label } = formFieldOf(kind, fault.file, fault.field, data);
  if (keys.length === 0) return make('li', { text: `${label}${sentence(fault)}` });
  const jump = make('button', { text: label, title: 'Zum Feld' });
  jump.type = 'button';
  jump.addEventListener('click', () => void focusField(keys));
  const item = make('li', {}, jump);
  item.append(sentence(fault));
  return item;
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const told = (number: number, none: string, one: string, many: string) =>
  number === 0 ? none : count(number, one, many);

/** Warnings are computed only while no file has faults: stateOf({ faults: [], elsewhere: [], warnings: [{ … }] }) → 'Kein Fehler, 1 Hinweis.' */
export function stateOf({
  faults,
  elsewhere,
  warnings,
}: Pick<DraftCheck, 'faults' | 'elsewhere' | 'warnings'>): string {
  const wrong = told(faults.length, 'Kein Fehler', 'Fehler', 'Fehler');
  if (elsewhere.length > 0) return `${wrong} in dieser Datei.`;
  return faults.length > 0 ? `${wrong}.` : `${wrong}, ${told(warnings.length, 'kein Hinweis', 'Hinweis', 'Hinweise')}.`;
}

/** Own faults, then faults of other files; warnings are collapsed, as they do not block saving. → [<section>, <details>, …] */
export function listsOf(
  make: Make,
  { faults, elsewhere, warnings }: DraftCheck,
  of: Of,
  isOpen: boolean,
): HTMLElement[] {
  const list = (entries: HTMLElement[]) => make('ul', {}, ...entries);
  const own = make(
    'section',
    {},
    make('h2', { text: 'Fehler: so wird nicht gespeichert' }),
    list(faults.map((fault) => entry(make, fault, of))),
  );
  const others = make(
    'section',
    {},
    make('h2', { text: 'In anderen Dateien' }),
    list(elsewhere.map((fault) => make('li', { text: `${fault.file}, ${fault.field}${sentence(fault)}` }))),
  );
  const hints = make(
    'details',
    { class: 'hints' },
    make('summary', { text: `${count(warnings.length, 'Hinweis', 'Hinweise')}: gespeichert wird trotzdem` }),
    list(warnings.map((warning) => entry(make, warning, of))),
  );
  hints.open = isOpen;
  const shown = { faults: own, elsewhere: others, warnings: hints };
  const told = { faults, elsewhere, warnings };
  return (Object.keys(told) as (keyof typeof told)[]).flatMap((key) => (told[key].length > 0 ? shown[key] : []));
}
