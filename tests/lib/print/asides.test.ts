import { readFileSync } from 'node:fs';
import type { AskedQuestion, Block, Piece } from 'content/kinds';
import { content } from '@/lib/content';
import { blockTypes, POLL, partOf } from '@/lib/news/blocks';
import { textOfPages } from '@/lib/print/raster';
import { articleOf, blocksOf, frontOf, issueOf, sentences, storyOf, typeset, words } from './sample';

test('the print edition can set each type of block that stands beside the text (R-NEWS-3)', () => {
  const typst = readFileSync('lib/print/typst/parts.typ', 'utf8');
  const [, table = ''] = /^#let apart = \(\n(.*?)^\)$/ms.exec(typst) ?? [];
  const known = [...table.matchAll(/^ {2}(\w+): \($/gm)].map(([, type]) => type);
  const needed = blockTypes().filter((type) => partOf({ type }).stands === 'aside');
  expect(known.sort()).toEqual(needed.sort());
});

const answers = ['Ja, sofort.', 'Nur im Winter.', 'Nein, nie.'];
const poll: Block & { type: 'poll' } = {
  type: 'poll',
  question: 'Wärst du gern ein Igel?',
  answers,
  tip: 'Fragt euch beim Abendessen.',
};
const highlight: Block = { type: 'highlight', text: 'Ein Igel trägt Tausende Stacheln auf dem Rücken.' };
const story: Piece = { type: 'article', slug: 'probe' };
const right: Piece[] = [
  { type: 'quote', text: 'Der Igel schläft und die Eule wacht.' },
  { type: 'short', kicker: 'Nachgefragt', title: 'Was Eulen hören', text: sentences(3, 6) },
];
test.each([
  ['left', [poll, highlight]],
  ['right', [highlight, poll]],
])('a poll is printed in the margin of the %s page with question, answers and tip (R-NEWS-21)', async (_, asides) => {
  const issue = issueOf([frontOf([]), ...storyOf([story], right)]);
  const { set, faults } = await typeset(articleOf([...blocksOf(30), ...asides]), issue, [2]);
  expect(faults.filter((fault) => fault.includes('zu viel'))).toEqual([]);
  const paper = (await textOfPages(set.pdf())).map(words).join('');
  for (const part of [POLL, poll.question, ...answers, poll.tip]) expect(paper).toContain(words(part));
});

test('a poll is printed at the foot of a column of a page with a portrait (R-NEWS-21)', async () => {
  const pieces: Piece[] = [story, { type: 'question', slug: (content.questions[0] as AskedQuestion).slug }];
  const issue = issueOf([frontOf([]), { template: 'people', section: 'Menschen', pieces }]);
  const { set } = await typeset(articleOf([...blocksOf(12), poll]), issue, [2]);
  const paper = (await textOfPages(set.pdf())).map(words).join('');
  for (const part of [POLL.toUpperCase(), poll.question, ...answers, poll.tip]) expect(paper).toContain(words(part));
});
