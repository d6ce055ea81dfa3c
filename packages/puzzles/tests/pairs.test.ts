import { faultsOfPairs } from '../pairs/check';
import { makePairs } from '../pairs/make';
import * as play from '../pairs/play';

const MOTIFS = Array.from({ length: 12 }, (_, at) => ({ name: `Bild ${at}`, src: `/bild-${at}.webp` }));
const puzzle = makePairs(MOTIFS, 'easy', 7);
const [first, ...others] = [...puzzle.cards.keys()];
const twin = others.find((at) => puzzle.cards[at] === puzzle.cards[first as number]) as number;
const [stranger, another] = others.filter((at) => at !== twin) as [number, number];

test('easy ones have 12 cards, hard ones 20', () => {
  expect(puzzle.cards).toHaveLength(12);
  expect(makePairs(MOTIFS, 'hard', 7).cards).toHaveLength(20);
});

test('too few pictures are an error', () =>
  expect(() => makePairs(MOTIFS.slice(0, 9), 'hard', 1)).toThrow('Bilderpaare: 10 Bilder sind nötig, 9 sind da'));

describe('the checker', () => {
  test('finds a card without its twin', () =>
    expect(faultsOfPairs({ ...puzzle, cards: puzzle.cards.map((card) => (card === 2 ? 1 : card)) })).toEqual([
      `„${puzzle.motifs[1]?.name}“ liegt nicht zweimal da`,
      `„${puzzle.motifs[2]?.name}“ liegt nicht zweimal da`,
    ]));
  test('finds a picture under two names', () =>
    expect(faultsOfPairs({ ...puzzle, motifs: puzzle.motifs.map((one) => ({ ...one, src: '/a.webp' })) })).toEqual([
      'hat dasselbe Bild unter zwei Namen',
    ]));
  test('finds an incomplete row', () =>
    expect(faultsOfPairs({ ...puzzle, columns: 5 })).toEqual(['hat eine Reihe, die nicht voll ist']));
});

describe('during play', () => {
  const turned = (...places: number[]) => places.reduce((state, at) => play.turn(puzzle, state, at), play.start());

  test('two matching cards stay open', () => {
    const state = turned(0, twin);
    expect(state).toEqual({ found: [puzzle.cards[0]], open: [], turns: 1 });
    expect(play.isOpen(puzzle, state, twin)).toBe(true);
  });

  test('two different cards are turned back by the next press (R-PUZ-43)', () => {
    expect(turned(0, stranger)).toEqual({ found: [], open: [0, stranger], turns: 1 });
    expect(turned(0, stranger, another)).toEqual({ found: [], open: [another], turns: 1 });
  });

  test('pressing an open card does nothing', () => expect(turned(0, 0)).toEqual({ found: [], open: [0], turns: 0 }));

  test('the pair of the open card is revealed first', () =>
    expect(play.reveal(puzzle, turned(stranger)).found).toEqual([puzzle.cards[stranger]]));
});
