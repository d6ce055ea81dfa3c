import type { Block } from 'content/kinds';
import { isFigure } from '@/lib/news/blocks';
import { layOutMargin } from '@/lib/news/holes';
import { questionsBeside } from '@/lib/news/questions';

const paragraph: Block = { type: 'paragraph', text: 'Tief unter der Erde ist es heiß. '.repeat(12) };
const heading: Block = { type: 'heading', text: 'Ein Teil' };
const drawing: Block = { type: 'diagram', name: 'vulkan' };
const heights = (block: Block) => (isFigure(block) ? 12 : 0);
const quiz = ['Was ist Magma?', 'Was ist Lava?', 'Was ist ein Krater?'].map((question) => ({
  question,
  answers: ['Gestein', 'Wasser', 'Luft'],
  correct: 1,
  explanation: 'So heißt es.',
}));
const asked = (blocks: Block[], words = 0, questions = quiz) =>
  questionsBeside(blocks, 'ganz', heights, words, questions);

test('quiz questions fill an empty margin, in order (R-NEWS-17)', () => {
  const questions = [...asked([paragraph, ...Array(9).fill(paragraph)])];
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.map(([, { question }]) => question)).toEqual(
    quiz.slice(0, questions.length).map((one) => one.question),
  );
  expect(questions.map(([at]) => at)).toEqual(questions.map(([at]) => at).sort((a, b) => a - b));
});

test('a question has its answers if there is room', () => {
  const [first] = quiz.slice(0, 1);
  if (!first) throw new Error('no quiz');
  const answersBeside = (blocks: Block[]) => [...asked(blocks, 0, [first]).values()].map(({ answers }) => answers);
  expect(answersBeside(Array(4).fill(paragraph))).toEqual([first.answers]);
  expect(answersBeside([paragraph])).toEqual([[]]);
});

test('a full margin has no question, and no question moves a picture (R-NEWS-17)', () => {
  expect([...asked([paragraph, drawing, paragraph, drawing, paragraph], 4)]).toEqual([]);
  const blocks = [...Array(5).fill(paragraph), drawing, ...Array(5).fill(paragraph)];
  const boxes = [...asked(blocks)].map(([at]) => ({ at, lines: 10 }));
  const topOf = (of: typeof boxes) =>
    layOutMargin(blocks, 'ganz', heights, 0, of).holes.find(({ behind }) => behind < 5 && behind >= 0)?.to;
  expect(boxes.length).toBeGreaterThan(0);
  expect(topOf(boxes)).toBeLessThanOrEqual(layOutMargin(blocks, 'ganz', heights).holes[0]?.to ?? 0);
});

test('no question comes between a heading and its paragraph, or beside the start where words are explained', () => {
  const blocks = [paragraph, ...Array(6).fill([heading, paragraph]).flat()];
  for (const [at] of asked(blocks, 4)) expect(at % 2).toBe(1);
  expect([...asked([heading, paragraph, heading, paragraph]).keys()]).toContain(0);
});
