import fc from 'fast-check';
import { teaserOf } from 'german/text';
import { coverOf, priceText } from '@/lib/tips/facts';

const cover = { src: 'covers/alt.svg', alt: 'Ein altes Cover' };
const coverOverride = { src: 'covers/neu.svg', alt: 'Ein neues Cover' };

test('a cover override replaces the stored cover (R-TIP-9)', () => {
  expect(coverOf({ cover, coverOverride })).toBe(coverOverride);
  expect(coverOf({ cover })).toBe(cover);
  expect(coverOf({})).toBeUndefined();
});

test('a price is shown as written, an unknown one is omitted (R-TIP-10)', () => {
  expect(priceText({ text: '14,00 €', cents: 1400 })).toBe('14,00 €');
  expect(priceText('nicht angegeben')).toBe('');
});

test.each([
  ['Eine Eule landet. Sie wartet.', 20, 'Eine Eule landet.'],
  ['Eine Eule landet. Sie wartet.', 60, 'Eine Eule landet. Sie wartet.'],
  ['Wer war das? Niemand weiß es genau, und keiner fragt.', 30, 'Wer war das?'],
  ['Eine Eule landet auf dem Fensterbrett und wartet.', 25, 'Eine Eule landet auf dem …'],
  ['Eine Eule landet, wartet und schaut.', 18, 'Eine Eule landet …'],
])('the teaser of “%s” in %d characters', (text, limit, teaser) => expect(teaserOf(text, limit)).toBe(teaser));

test('a teaser stays within its limit and starts like the description', () => {
  const words = fc.array(fc.constantFrom('Eule', 'landet.', 'und', 'wartet,', 'Wer?', 'Schlüssel'), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 160 }), (parts, limit) => {
      const text = parts.join(' ');
      const teaser = teaserOf(text, limit);
      expect(teaser.length).toBeLessThanOrEqual(limit + 2);
      expect(text.startsWith(teaser.replace(/ …$/, ''))).toBe(true);
    }),
  );
});
