import fc from 'fast-check';
import { AIDS, CHOICES, parseSettings, withChoice } from '@/lib/aids/settings';

test('stored settings are validated (R-AID-9)', () => {
  expect(parseSettings('{"size":"3","ground":"mint"}')).toEqual({ size: '3', ground: 'mint' });
  expect(parseSettings('{"size":"99","scripts":"lost","ground":["mint"]}')).toEqual({});
  for (const text of [null, '', 'null', '[]', '"a"', '{', '{"size":null}']) expect(parseSettings(text)).toEqual({});
  fc.assert(
    fc.property(fc.json(), (text) =>
      Object.entries(parseSettings(text)).every(([aid, value]) =>
        CHOICES[aid as keyof typeof CHOICES].some((choice) => choice === value),
      ),
    ),
  );
});

test('each setting can be chosen and cleared without changing others', () => {
  for (const aid of AIDS) {
    for (const value of CHOICES[aid]) {
      const others = Object.fromEntries(
        AIDS.filter((other) => other !== aid).map((other) => [other, CHOICES[other][0]]),
      );
      const chosen = withChoice(others, aid, value);
      expect(chosen).toEqual({ ...others, [aid]: value });
      expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
      expect(withChoice(chosen, aid, '')).toEqual(others);
      expect(withChoice(chosen, aid, 'unknown')).toEqual(others);
    }
  }
});
