import { faultsOfLogic } from '../logic/check';
import { clueText } from '../logic/clues';
import { deduce } from '../logic/deduce';
import { makeLogic } from '../logic/make';
import * as play from '../logic/play';
import type { Logic, LogicTheme } from '../logic/puzzle';
import { eachSeed, LEVELS } from './seeds';

const CHILDREN = ['Mia', 'Ben', 'Ida', 'Tom'];
const [PETS, CAPS, DAYS] = [
  ['den Hund', 'die Katze', 'das Kaninchen', 'die Maus'],
  ['rote', 'blaue', 'grüne', 'gelbe'],
  ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'],
] as const;

const THEME: LogicTheme = {
  title: 'Im Tierheim',
  story: 'Vier Kinder besuchen das Tierheim.',
  categories: [
    { name: 'Kind', verb: 'heißt', items: CHILDREN.map((name) => ({ name, who: name, what: name })) },
    {
      name: 'Tier',
      ask: 'wer führt welches Tier',
      verb: 'führt',
      items: PETS.map((what) => ({ name: what, who: `das Kind, das ${what} führt,`, what })),
    },
    {
      name: 'Mütze',
      ask: 'wer trägt welche Mütze',
      verb: 'trägt',
      items: CAPS.map((name) => ({
        name,
        who: `das Kind mit der ${name.replace(/e$/, 'en')} Mütze`,
        what: `die ${name} Mütze`,
      })),
    },
    {
      name: 'Tag',
      ask: 'wer kommt wann',
      verb: 'kommt',
      items: DAYS.map((name) => ({ name, who: `das Kind vom ${name}`, what: `am ${name}` })),
      order: { before: 'kommt früher in der Woche als', just: 'kommt genau einen Tag früher als' },
    },
  ],
};

const [easy, hard] = [makeLogic([THEME], 'easy', 3), makeLogic([THEME], 'hard', 3)];

describe.each(LEVELS)('a logic puzzle, %s', (level) => {
  test('is solved by deduction, without assumptions (R-PUZ-42)', () => {
    for (const seed of eachSeed().slice(0, 20)) {
      const { categories, clues } = makeLogic([THEME], level, seed);
      const items = categories[0]?.items.length ?? 0;
      expect(
        deduce(
          categories.length,
          items,
          clues.map(({ fact }) => fact),
        ),
      ).toBe(true);
    }
  });

  test('asks for its own categories only (R-PUZ-42)', () => {
    for (const seed of eachSeed().slice(0, 20)) {
      const { story, categories } = makeLogic([THEME], level, seed);
      for (const { name, ask = name } of THEME.categories.slice(1)) {
        const isAsked = story.toLowerCase().includes(ask.toLowerCase());
        expect([name, isAsked]).toEqual([name, categories.some((one) => one.name === name)]);
      }
    }
  });

  test('has at most one direct clue', () => {
    for (const seed of eachSeed().slice(0, 20)) {
      const { clues } = makeLogic([THEME], level, seed);
      expect(clues.filter(({ fact }) => fact.kind === 'is').length).toBeLessThan(2);
    }
  });
});

test('easy ones have three groups of three, hard ones four of four', () => {
  expect(easy.categories.map(({ items }) => items.length)).toEqual([3, 3, 3]);
  expect(hard.categories.map(({ items }) => items.length)).toEqual([4, 4, 4, 4]);
});

test.each([
  [{ kind: 'is', a: [0, 0], b: [1, 0] }, 'Mia führt den Hund.'],
  [{ kind: 'not', a: [1, 0], b: [2, 1] }, 'Das Kind, das den Hund führt, trägt nicht die blaue Mütze.'],
  [{ kind: 'either', a: [2, 0], b: [0, 0], c: [0, 1] }, 'Das Kind mit der roten Mütze heißt entweder Mia oder Ben.'],
  [{ kind: 'before', a: [0, 2], b: [2, 1], by: 3 }, 'Ida kommt früher in der Woche als das Kind mit der blauen Mütze.'],
  [{ kind: 'just', a: [0, 2], b: [0, 1], by: 3 }, 'Ida kommt genau einen Tag früher als Ben.'],
] as const)('%j is worded “%s”', (fact, text) =>
  expect(clueText(THEME.categories, JSON.parse(JSON.stringify(fact)))).toBe(text),
);

test.each([
  [{ ...THEME, categories: THEME.categories.slice(0, 3) }, 'Logical: Ein Thema braucht 4 Gruppen'],
  [
    {
      ...THEME,
      categories: THEME.categories.map((one, at) => (at === 1 ? { ...one, items: one.items.slice(1) } : one)),
    },
    'Logical: Tier braucht 4 Dinge',
  ],
])('an unsuitable theme is an error with its name', (theme, message) =>
  expect(() => makeLogic([theme], 'hard', 1)).toThrow(message),
);

describe('the checker', () => {
  const changed = (change: Partial<Logic>) => faultsOfLogic({ ...easy, ...change });
  const { clues } = easy;

  test.each<[what: string, change: Partial<Logic>, fault: string]>([
    ['a missing clue', { clues: clues.slice(1) }, 'hat mehr als eine Lösung'],
    ['a redundant clue', { clues: [...clues, ...clues.slice(0, 1)] }, `„${clues[0]?.text}“ ist überflüssig`],
    ['a clue that is no sentence', { clues: clues.map((one) => ({ ...one, text: 'mia' })) }, '„mia“ ist kein Satz'],
  ])('finds %s', (_, change, fault) => expect(changed(change)).toContain(fault));

  test('finds a wrong solution', () =>
    expect(changed({ solution: hard.solution })).toEqual(['hat eine Lösung, die nicht zu den Hinweisen passt']));
  test('finds a question about a category that is not in the puzzle', () => {
    const missing = THEME.categories.find(({ name }) => easy.categories.every((one) => one.name !== name));
    const [told] = easy.story.split('. ');
    expect(changed({ story: `${told}. Wer hat was, und ${missing?.ask}?` })).toEqual([
      'fragt anders als nach seinen Gruppen',
    ]);
    expect(changed({ story: easy.story.replace('. ', `. ${missing?.ask}? `) })).toHaveLength(1);
  });
});

describe('during play', () => {
  test('a tick crosses out the rest of its row and column, a cross nothing', () => {
    expect(play.mark(easy, play.start(easy), 4, 'o').marks.slice(0, 9)).toBe('.x.xox.x.');
    expect(play.mark(easy, play.start(easy), 4, 'x').marks.slice(0, 9)).toBe('....x....');
  });

  test('wrong marks are faults', () => {
    const at = play.solved(easy).marks.indexOf('x');
    expect(
      play.faults(easy, { marks: play.start(easy).marks.replace(/./g, (_, nth) => (nth === at ? 'o' : '.')) }),
    ).toEqual([String(at)]);
  });

  test('ticks of the first group suffice', () => {
    const own = 2 * 9;
    const { marks } = play.solved(easy);
    expect(play.isSolved(easy, { marks: marks.slice(0, own).replaceAll('x', '.') + '.'.repeat(9) })).toBe(true);
    expect(play.isSolved(easy, play.start(easy))).toBe(false);
  });
});
