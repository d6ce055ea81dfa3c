import { firstSentence } from 'german/text';

test('returns the first sentence of an explanation', () => {
  expect(firstSentence('Ein Wal. Er prustet.')).toBe('Ein Wal.');
  expect(firstSentence('Rund 2.900 Kilometer tief. Sehr heiß.')).toBe('Rund 2.900 Kilometer tief.');
  expect(firstSentence('Ohne Punkt')).toBe('Ohne Punkt');
});
