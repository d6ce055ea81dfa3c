import { built } from '@/tests/built-content';

/** Polite “Sie”: not at the start of a sentence, where it may mean “they”. */
const POLITE = /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre[mnrs]?)\b/u;

test('event pages address children: “du”, never “Sie”', () => {
  const polite = built.events.flatMap(({ title, description, directions }) =>
    [description, ...Object.values(directions ?? {})]
      .filter((text) => text && POLITE.test(text))
      .map((text) => `${title}: ${text}`),
  );
  expect(polite).toEqual([]);
});
