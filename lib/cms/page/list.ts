import type { Fault } from 'content/fault';
import { labelsTo, pathOf } from 'content/label';
import type { Check } from '../files';
import { ENTRIES } from '../group';
import { type KindName, schemaOf } from '../kinds';
import { jumpTo } from './jump';
import { make } from './make';

type Of = { kind: KindName; data: unknown };

const WHOLE = '(Datei)';

const sentence = ({ found, expected }: Fault) => `: gefunden ${found}, erwartet ${expected}`;

/** entry({ field: 'title', … }, of) → <li><button>Titel</button>: gefunden …</li>, with the label of the form */
export const entry = (fault: Fault, { kind, data }: Of) => {
  const part = / \((.+)\)$/.exec(fault.file)?.[1];
  const path = fault.field === WHOLE ? [] : pathOf([part, fault.field].filter(Boolean).join('.'));
  const label = labelsTo(schemaOf(kind), path, data).join(' › ') || 'Die ganze Datei';
  // A list by itself has a name in the form.
  const keys = [...(typeof path[0] === 'number' ? [ENTRIES] : []), ...path.map(String)];
  return make('li', {}, keys.length === 0 ? label : jumpTo(label, keys), sentence(fault));
};

const count = (number: number, one: string, many: string) => `${number || 'kein'} ${number > 1 ? many : one}`;

/** Warnings are computed only while nothing has faults: stateOf({ faults: [], warnings: [{ … }] }) → 'Kein Fehler, 1 Hinweis.' */
export const stateOf = ({ faults, warnings }: Check) =>
  faults.length > 0 ? `${faults.length} Fehler.` : `Kein Fehler, ${count(warnings.length, 'Hinweis', 'Hinweise')}.`;

/** Faults of all files, and warnings of this one, collapsed; those of this file lead to their fields. → [<section>, <details>] */
export function listsOf({ faults, warnings }: Check, of: Of & { file: string }, isOpen: boolean): HTMLElement[] {
  // 'lists.yaml (events)' is a part of lists.yaml.
  const isHere = ({ file }: Fault) => `content/${file.replace(/ \(.*$/, '')}` === of.file;
  const item = (fault: Fault) =>
    isHere(fault) ? entry(fault, of) : make('li', {}, `${fault.file}, ${fault.field}${sentence(fault)}`);
  const own = warnings.filter(isHere);
  const hints = make('summary', {}, `${count(own.length, 'Hinweis', 'Hinweise')} zu diesem Eintrag`);
  return [
    ...(faults.length > 0
      ? [make('section', {}, make('h2', {}, 'Fehler: so geht nichts online'), make('ul', {}, ...faults.map(item)))]
      : []),
    ...(own.length > 0
      ? [make('details', { className: 'hints', open: isOpen }, hints, make('ul', {}, ...own.map(item)))]
      : []),
  ];
}
