import { divider } from 'german/syllables/divide';
import { runningWords } from 'german/words';
import { countedSentences, measuresOf } from '@/lib/reading/measures';

const divide = divider([]);

test.each([
  ['Am 5. April 2027 ist der Laacher See voll.', 6],
  ['Die Sonne scheint auf 1.200 Meter Höhe.', 7],
  ['Saturn ist 1,4 Milliarden Kilometer weg.', 5],
  ['Ein Glas Wasser hat 20 Grad.', 6],
  ['Die Kunststoff-Flasche – sie ist leer.', 5],
  ['Galilei sah: Der Ring ist da.', 6],
])('“%s” has %i words, with names and numbers as single words (R-AID-2)', (sentence, count) =>
  expect(runningWords(sentence)).toHaveLength(count),
);

test('measures the length of sentences and the difficulty of words (R-AID-2)', () => {
  const { words, sentences, meanSentence, longestSentence, ...shares } = measuresOf(
    ['Der Vulkan bricht aus. Es zischt sehr laut.', 'Dann kommt die Lava.'],
    divide,
  );
  expect({ words, sentences, meanSentence, longestSentence }).toEqual({
    words: 12,
    sentences: 3,
    meanSentence: 4,
    longestSentence: 4,
  });
  expect(shares.ofThreeSyllables).toBe(0);
  expect(shares.ofOneSyllable).toBeCloseTo((10 / 12) * 100);
  expect(shares.ofSevenLetters).toBe(0);
  expect(shares.wiener).toBeCloseTo(0.1672 * 4 - (0.0327 * 1000) / 12 - 0.875);
});

test('long words and long sentences make a text harder', () => {
  const easy = measuresOf(['Es ist heiß. Der Berg bebt.'], divide);
  const hard = measuresOf(['Gasblasen transportieren geschmolzenes Gestein zur Erdoberfläche hinauf.'], divide);
  expect(hard.wiener).toBeGreaterThan(easy.wiener + 5);
});

test('an empty text has zeros, not NaN', () =>
  expect(Object.values(measuresOf([], divide)).every((value) => value === 0)).toBe(true));

test('returns sentences with their number of words', () =>
  expect(countedSentences(['Es regnet. Ja, sehr.'])).toEqual([
    { text: 'Es regnet.', words: 2 },
    { text: 'Ja, sehr.', words: 2 },
  ]));
