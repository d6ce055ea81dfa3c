import type { Content, Piece } from 'content/kinds';
import { content } from '@/lib/content';
import { piecesOf } from '@/lib/print/pieces';
import { issueOf } from './sample';

const [debate, question, comic, trial] = [
  content.debates[0],
  content.questions[0],
  content.comics[0],
  content.experiments[0],
];
if (!debate || !question || !comic || !trial) throw new Error('the fixtures lack one of the new kinds');
const here: Content = { ...content, printed: { debates: [debate], questions: [question], comics: [comic] } };

const set = (piece: Piece, changes = {}) => {
  const issue = issueOf([{ template: 'last', section: 'Die letzte Seite', pieces: [piece] }], changes);
  return piecesOf(here, issue, 0, [piece])[0];
};

test('prints a debate from its file, each fact with its source (R-ISS-22)', () => {
  const { pro, contra, facts, title } = debate;
  const made = set({ type: 'debate', slug: debate.slug });
  expect(made).toMatchObject({ title, pro, contra, choices: content.debatePage.ballot.choices });
  const [fact] = facts;
  expect(made?.facts).toContainEqual({ text: fact?.text, source: `${fact?.source.by}, ${fact?.source.year}` });
});

test('prints questions, comics and experiments from their files (R-ISS-2)', () => {
  expect(set({ type: 'question', slug: question.slug })).toMatchObject({ answer: question.answer });
  expect(set({ type: 'comic', slug: comic.slug })).toMatchObject({ number: comic.number, panels: comic.panels });
  expect(set({ type: 'trial', slug: trial.slug })).toMatchObject({ steps: trial.steps, why: trial.why });
});

test('prints jokes in the order of the issue', () => {
  const named = content.lastPage.jokes.slice(0, 3).toReversed();
  const made = set({ type: 'jokes', ids: named.map(({ id }) => id) });
  expect(made?.jokes).toEqual(named);
});

test('prints the answer of a riddle and the hint of a tongue twister', () => {
  const { riddles, twisters } = content.lastPage;
  const [riddle] = riddles;
  const hinted = twisters.find(({ hint }) => hint);
  expect(set({ type: 'brainteaser', id: riddle?.id ?? '' })).toMatchObject({ answer: riddle?.answer });
  expect(set({ type: 'twister', id: hinted?.id ?? '' })).toMatchObject({ hint: hinted?.hint });
});

test('marks invented short items only (R-NEWS-18)', () => {
  const made = set({ type: 'briefs', titles: content.briefs.slice(0, 3).map(({ title }) => title) });
  const marks = ((made?.items ?? []) as { example?: string }[]).map(({ example }) => example);
  expect(marks).toEqual(content.briefs.slice(0, 3).map(({ example }) => (example ? 'Beispiel' : undefined)));
  expect(new Set(marks).size).toBe(2);
});

test('counts the years of an anniversary, also across New Year', () => {
  const [entry] = content.history;
  if (!entry) throw new Error('no history');
  const piece: Piece = { type: 'anniversary', day: entry.day, year: entry.year };
  const { monthDay } = entry.day;
  expect(set(piece, { date: `2026-${monthDay}` })).toMatchObject({ years: 2026 - entry.year, text: entry.text });
  expect(set(piece, { date: '2026-12-26' })).toMatchObject({ years: 2027 - entry.year });
});
