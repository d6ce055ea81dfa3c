import type { Worksheet } from 'content/kinds';
import { levelsOf } from '@/lib/school/levels';
import { sheetOf } from '@/lib/school/sheet';
import { sheetField } from '@/lib/school/word-field';
import { content } from '@/tests/fixtures/content';

const [worksheet] = content.worksheets as [Worksheet];
const sheets = levelsOf(worksheet).map((level) => sheetOf(content, worksheet, level));

test('both texts of an article have a worksheet, the same in every build', () => {
  expect(sheets.map(({ level }) => level)).toEqual(['whole', 'simple']);
  expect(levelsOf(worksheet).map((level) => sheetOf(content, worksheet, level))).toEqual(sheets);
});

test('items to put in order are shuffled, and their right order is known (R-SCH-5)', () => {
  for (const { order, level } of sheets) {
    const written = worksheet[level]?.order;
    expect(order.map(({ text }) => text)).not.toEqual(written);
    expect(order.toSorted((a, b) => a.place - b.place).map(({ text }) => text)).toEqual(written);
  }
});

test('each word has one meaning, and its letter refers to it (R-SCH-5)', () => {
  for (const { match } of sheets) {
    const letters = match.words.map(({ letter }) => letter);
    expect([...letters].sort()).toEqual(match.meanings.map(({ letter }) => letter));
    const magma = match.words.find(({ word }) => word === 'Magma');
    const { means } = match.meanings.find(({ letter }) => letter === magma?.letter) ?? {};
    expect(content.glossary.find(({ word }) => word === 'Magma')?.explanation).toMatch(new RegExp(`^${means}`));
  }
});

test('the box has exactly the missing words (R-SCH-5)', () => {
  for (const { gaps } of sheets) {
    expect(gaps.box).not.toEqual(gaps.words);
    expect([...gaps.box].sort()).toEqual([...gaps.words].sort());
  }
});

test('the noun task is in lower case for the whole text, and unchanged for the easy one', () => {
  const [whole, simple] = sheets;
  expect(whole?.nouns.sentence).toBe(worksheet.whole.nouns.sentence.toLowerCase());
  expect(simple?.nouns.sentence).toBe(worksheet.simple?.nouns.sentence);
});

test('words are hyphenated as in the reading aid', () =>
  expect(sheets[0]?.syllables).toContainEqual({ word: 'Vulkan', parts: ['Vul', 'kan'] }));

test('questions come from the article’s quiz, with its right answers', () => {
  const article = content.articles.find(({ slug }) => slug === worksheet.slug);
  for (const [at, { question, answers, correct }] of (sheets[0]?.quiz ?? []).entries()) {
    const asked = article?.quiz[(worksheet.whole.quiz[at]?.question ?? 0) - 1];
    expect({ question, answers, correct }).toEqual({
      question: asked?.question,
      answers: asked?.answers,
      correct: asked?.correct,
    });
  }
  expect(sheets[1]?.quiz).toEqual([]);
});

test('each statement and each question has its proof marked in the text', () => {
  for (const { text, statements, quiz } of sheets) {
    const marks = text.flatMap(({ runs }) => runs.flatMap((run) => (typeof run === 'string' ? [] : run.proof)));
    for (const { proof } of [...statements, ...quiz]) expect(marks.filter((mark) => mark === proof)).toHaveLength(2);
  }
});

test('the word search has at least four words of the text (R-SCH-5)', () => {
  for (const { puzzle, text } of sheets) {
    const read = text.flatMap(({ runs }) => runs.filter((run) => typeof run === 'string')).join('');
    const asked = [worksheet.whole, worksheet.simple].flatMap((questions) => questions?.match ?? []);
    const known = `${read} ${asked.map((entry) => (typeof entry === 'string' ? entry : entry.word)).join(' ')}`;
    expect(puzzle.words.length).toBeGreaterThanOrEqual(4);
    for (const word of puzzle.words) expect(known.toUpperCase()).toContain(word);
    expect(puzzle.rows.every((row) => row.length === puzzle.rows.length)).toBe(true);
  }
});

test('words to look for have four to seven letters (R-SCH-5)', () => {
  const { whole } = worksheet;
  const match = ['Tau', 'Moor', 'Vulkane', 'Eisberge'].map((word) => ({ word, means: '' }));
  const none = { syllables: [], nouns: { ...whole.nouns, found: [] }, gaps: { ...whole.gaps, words: [] } };
  const { hidden } = sheetField({ ...whole, ...none, match }, [], 1);
  expect(new Set(hidden.map(({ word }) => word))).toEqual(new Set(['MOOR', 'VULKANE']));
});

test('a drawing task gets a frame, a writing task gets lines (R-SCH-5)', () => {
  const asked = (think: string) => ({ ...worksheet, whole: { ...worksheet.whole, think } });
  const isDrawn = (think: string) => sheetOf(content, asked(think), 'whole').isDrawn;
  expect(isDrawn('Male einen Vulkan von innen. Schreib die Wörter dazu.')).toBe(true);
  expect(isDrawn('Zeichne den Weg des Magmas nach oben.')).toBe(true);
  expect(isDrawn('Malerinnen malen gern Vulkane. Warum wohl?')).toBe(false);
});
