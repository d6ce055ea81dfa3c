import type { Content } from 'content/kinds';
import { content } from '@/tests/fixtures/content';
import { LEVELS } from '../level';
import { puzzleOf } from '../make';
import { withNew } from '../stock';
import { kindsIn, weeksBetween } from '../week';

const TODAY = '2026-11-23';
/** This week and the next are on the site already. */
const PUBLISHED = weeksBetween('2026-10-31', '2026-12-04');
const LATER = weeksBetween('2026-12-05', '2027-06-30');

const made = (source: Content, weeks = PUBLISHED) =>
  weeks.flatMap((week) =>
    kindsIn(week).flatMap((kind) => LEVELS.map((level) => puzzleOf(source, kind, level, week.name))),
  );

/** New entries at the start, in the middle and at the end, as editors add them. */
function grown({ puzzles, ...others }: Content): Content {
  const [first, ...words] = puzzles.words;
  const added = ['Drachenboot', 'Laterne', 'Zimtstern'].map((word) => ({ word, clue: 'Neu in der Liste' }));
  const [maze] = puzzles.mazes;
  if (!first || !maze) throw new Error('The lists are empty');
  return {
    ...others,
    puzzles: {
      ...puzzles,
      words: [...added.slice(0, 1), first, ...added.slice(1, 2), ...words, ...added.slice(2)],
      sentences: ['Im Winter trägt der Hase ein weißes Fell.', ...puzzles.sentences],
      mazes: [{ ...maze, task: 'Der Neue will nach Hause.' }, ...puzzles.mazes],
      pairs: [...puzzles.pairs].reverse(),
    },
  };
}

test('a word that is added changes no puzzle of a week that is on the site (R-PUZ-13)', () => {
  const after = grown(content);
  expect(made(after)).toEqual(made(content));
  const puzzleStock = withNew(after.puzzles, content.puzzleStock, TODAY);
  expect(made({ ...after, puzzleStock })).toEqual(made(content));
  expect(JSON.stringify(made({ ...after, puzzleStock }, LATER))).toContain('ZIMTSTERN');
});

test('later additions of the same week join the earlier ones, and recorded entries stay', () => {
  const after = grown(content);
  const stock = withNew(after.puzzles, content.puzzleStock, TODAY);
  expect(stock.slice(0, -1)).toEqual(content.puzzleStock);
  expect(stock.at(-1)).toEqual({
    from: '2026-49',
    words: ['Drachenboot', 'Laterne', 'Zimtstern'],
    sentences: ['Im Winter trägt der Hase ein weißes Fell.'],
    mazes: ['Der Neue will nach Hause.'],
  });
  const more = { ...after.puzzles, words: [...after.puzzles.words, { word: 'Kerze', clue: 'Brennt am Baum' }] };
  expect(withNew(more, stock, TODAY).at(-1)?.words).toEqual(['Drachenboot', 'Laterne', 'Zimtstern', 'Kerze']);
  expect(withNew(more, withNew(more, stock, TODAY), '2027-01-10')).toHaveLength(stock.length);
});
