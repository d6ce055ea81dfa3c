import { screen, within } from '@testing-library/react';
import type { Fault } from 'content/fault';
import { listsOf, stateOf } from '@/lib/desk/page/beside/list';

const fault = (file: string, field: string): Fault => ({ file, field, found: '„bald“', expected: 'ein Datum' });
const FILE = 'events/1-winterlesung.yaml';
const own = [fault(FILE, 'date')];
const warnings = [{ kind: 'Hinweis' as const, ...fault(FILE, 'title') }];
const elsewhere = [fault('news.yaml', 'teaser[2]')];
const none = { faults: [], elsewhere: [], warnings: [] };

function show(told: Partial<Record<'faults' | 'elsewhere', Fault[]>> & { warnings?: typeof warnings }) {
  const judged = { ...none, ...told, page: {}, isCurrent: false };
  document.body.replaceChildren(...listsOf(judged, { kind: 'events', data: {} }, false));
}

test('an editor sees a summary of errors and warnings', () => {
  expect(stateOf(none)).toBe('Kein Fehler, kein Hinweis.');
  expect(stateOf({ ...none, warnings })).toBe('Kein Fehler, 1 Hinweis.');
  expect(stateOf({ ...none, faults: [...own, ...own] })).toBe('2 Fehler.');
  expect(stateOf({ ...none, elsewhere })).toBe('Kein Fehler in dieser Datei.');
});

test('an error has its field’s label and links to the field', () => {
  show({ faults: own });
  const [item] = screen.getAllByRole('listitem');
  expect(item).toHaveTextContent('Datum: gefunden „bald“, erwartet ein Datum');
  expect(within(item as HTMLElement).getByRole('button', { name: 'Datum' })).toBeVisible();
});

test('warnings are listed apart and folded; errors of other files have no links', () => {
  show({ warnings, elsewhere });
  expect(screen.getByText('1 Hinweis: gespeichert wird trotzdem').closest('details')).not.toHaveAttribute('open');
  const others = screen.getByRole('heading', { name: 'In anderen Dateien' }).parentElement as HTMLElement;
  expect(others).toHaveTextContent('news.yaml, teaser[2]: gefunden „bald“, erwartet ein Datum');
  expect(within(others).queryByRole('button')).toBeNull();
});

test('lists nothing without errors', () => {
  show({});
  expect(screen.queryByRole('list')).toBeNull();
});
