import { openLexicon } from '@/lib/search/lexicon';
import type { Stored } from '@/lib/search/stored';

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
])('%s is understood by the verb in it', (word, term) => expect(meant(word)).toContain(term));

test('of a compound whose last part is unknown the first one counts, and that is said', () => {
  expect(meant('medienbildung')).toContain('medi');
  expect(read('medienbildung')[0]?.instead).toBe('Medien');
});

test('what only begins like a short word is not it', () => expect(meant('kochlopf')).toEqual([]));
