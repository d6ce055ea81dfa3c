import { screen, within } from '@testing-library/react';
import type { Fault } from 'content/fault';
import { listsOf, stateOf } from '@/lib/cms/page/list';

const FILE = 'events/1-winterlesung.yaml';
const fault = (file: string, field: string): Fault => ({ file, field, found: '„bald“', expected: 'ein Datum' });
const warnings = [
  { kind: 'Hinweis' as const, ...fault(FILE, 'title') },
  { kind: 'Hinweis' as const, ...fault('news.yaml', 'teaser[2]') },
];
const of = { kind: 'events' as const, data: {}, file: `content/${FILE}` };

test('an editor sees a summary of errors and warnings', () => {
  expect(stateOf({ faults: [], warnings: [] })).toBe('Kein Fehler, kein Hinweis.');
  expect(stateOf({ faults: [], warnings })).toBe('Kein Fehler, 2 Hinweise.');
  expect(stateOf({ faults: [fault(FILE, 'date')], warnings: [] })).toBe('1 Fehler.');
});

test('an error of this file has its field’s label and leads there; one of another file names the file', () => {
  const faults = [fault(FILE, 'date'), fault('lists.yaml (events)', 'title')];
  document.body.replaceChildren(...listsOf({ faults, warnings: [] }, of, false));
  const [own, other] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(own).toHaveTextContent('Datum: gefunden „bald“, erwartet ein Datum');
  expect(within(own).getByRole('button', { name: 'Datum' })).toBeVisible();
  expect(other).toHaveTextContent('lists.yaml (events), title: gefunden „bald“');
  expect(within(other).queryByRole('button')).toBeNull();
});

test('warnings of this file are listed, folded', () => {
  document.body.replaceChildren(...listsOf({ faults: [], warnings }, of, false));
  expect(screen.getByText('1 Hinweis zu diesem Eintrag').closest('details')).not.toHaveAttribute('open');
  expect(document.querySelectorAll('li')).toHaveLength(1);
  document.body.replaceChildren(...listsOf({ faults: [], warnings: [] }, of, false));
  expect(screen.queryByRole('list')).toBeNull();
});
