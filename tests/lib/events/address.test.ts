import { built } from '@/tests/built-content';

/** „Sie“ of politeness: elsewhere than at the beginning of a sentence, where it may mean „they“. */
const POLITE = /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre[mnrs]?)\b/u;

test('the page of an event speaks to children alone: „du“, never „Sie“', () => {
  const polite = built.events.flatMap(({ title, description, directions }) =>
    [description, ...Object.values(directions ?? {})]
      .filter((text) => text && POLITE.test(text))
      .map((text) => `${title}: ${text}`),
  );
  expect(polite).toEqual([]);
});
