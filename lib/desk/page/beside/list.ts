import type { Fault } from 'content/fault';
import type { KindName } from '@/lib/desk/kinds';
import { formFieldOf } from '@/lib/desk/place';
import type { DraftCheck } from '@/lib/desk/preview/told';
import { make } from '../make';
import { jumpTo } from './jump';

export type Of = { kind: KindName; data: unknown };

const sentence = ({ found, expected }: Fault) => `: gefunden ${found}, erwartet ${expected}`;

/** entry({ field: 'title', … }, of) → <li><button>Titel</button>: gefunden …</li>, with the label of the form */
export const entry = (fault: Fault, { kind, data }: Of) => {
  const { keys, label } = formFieldOf(kind, fault.file, fault.field, data);
  return make('li', {}, keys.length === 0 ? label : jumpTo(label, keys), sentence(fault));
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
export function listsOf({ faults, elsewhere, warnings }: DraftCheck, of: Of, isOpen: boolean): HTMLElement[] {
  const here = (all: readonly Fault[]) => make('ul', {}, ...all.map((fault) => entry(fault, of)));
  const there = elsewhere.map((fault) => make('li', {}, `${fault.file}, ${fault.field}${sentence(fault)}`));
  const hints = `${count(warnings.length, 'Hinweis', 'Hinweise')}: gespeichert wird trotzdem`;
  return [
    ...(faults.length > 0
      ? [make('section', {}, make('h2', {}, 'Fehler: so wird nicht gespeichert'), here(faults))]
      : []),
    ...(there.length > 0 ? [make('section', {}, make('h2', {}, 'In anderen Dateien'), make('ul', {}, ...there))] : []),
    ...(warnings.length > 0
      ? [make('details', { className: 'hints', open: isOpen }, make('summary', {}, hints), here(warnings))]
      : []),
  ];
}
