import { openLexicon } from '../lexicon';
import type { Stored } from '../stored';

/** An index of four words and one group of synonyms. */
const entry = { kind: 'page' as const, title: 'Vulkan Medien', path: '/', note: '', excerpt: '' };
const stored: Stored = {
  entries: [entry, { ...entry, title: 'Kochen' }],
  terms: 'abbuch koch medi vulka',
  postings: [
    [0, 5],
    [1, 5],
    [0, 5],
    [0, 5],
  ],
  short: '',
  same: ['Lastschrift abbuchen'],
  general: [],
  answers: [],
};
const { read, terms } = openLexicon(stored);
const meant = (word: string) => read(word).flatMap(({ weights }) => [...weights.keys()].map((term) => terms[term]));

test.each([
  ['abgebucht', 'abbuch'],
  ['nachkochen', 'koch'],
  ['gekocht', 'koch'],
  ['vorzukochen', 'koch'],
])('%s is matched by its verb stem', (word, term) => expect(meant(word)).toContain(term));

test('a compound with an unknown last part is searched by its first, and says so', () => {
  expect(meant('medienbildung')).toContain('medi');
  expect(read('medienbildung')[0]?.instead).toBe('Medien');
});

test('a stop word, or a word with another beginning, is no typo of a word', () => {
  for (const word of ['immer', 'rochen']) expect(meant(word)).toEqual([]);
});

test('a word that only starts like a short one does not match it', () => expect(meant('kochlopf')).toEqual([]));
