import type { Article, Content, Worksheet, WorksheetLevel } from 'content/kinds';
import { required } from 'content/required';
import { seedOf } from 'german/seed';
import { type Divide, divider } from 'german/syllables/divide';
import { firstSentence } from 'german/text';
import type { WordSearch } from 'puzzles/wordsearch/puzzle';
import { classesText, levelName, questionsOf, type SheetLevel, subjectOf, textOf } from './levels';
import { type MarkedBlock, markedText } from './marks';
import { mixed } from './mixed';
import { sheetField } from './word-field';

/** Letters of the meanings to match. */
const LETTERS = 'ABCDEF';

type Matched = { words: { word: string; letter: string }[]; meanings: { letter: string; means: string }[] };
type Question = { question: string; answers: string[]; correct: number; proof: string };

/** A worksheet with its solutions; `proof` names a mark in the text. */
export type Sheet = {
  slug: string;
  level: SheetLevel;
  title: string;
  levelName: string;
  classes: string;
  subject: string;
  minutes: number;
  on: { year: number; month: number; day: number };
  /** Larger writing lines for younger children. */
  isSmall: boolean;
  image: { src: string; alt: string };
  guess: string;
  text: MarkedBlock[];
  statements: { text: string; isTrue: boolean; proof: string }[];
  quiz: Question[];
  /** In worksheet order; `place` is the correct position, from 1. */
  order: { text: string; place: number }[];
  gaps: { parts: string[]; words: string[]; box: string[] };
  match: Matched;
  nouns: { sentence: string; found: string[]; isSmallPrint: boolean };
  syllables: { word: string; parts: string[] }[];
  think: string;
  /** Whether the task begins with drawing, which needs a frame. */
  isDrawn: boolean;
  puzzle: { rows: string[][]; words: string[]; hidden: WordSearch['hidden'] };
  trains: string[];
  curriculum: string;
};

function matched(entries: WorksheetLevel['match'], glossary: Content['glossary'], seed: number): Matched {
  const meant = entries.map((entry) => {
    if (typeof entry !== 'string') return entry;
    const { explanation } = required(
      glossary.find(({ word }) => word === entry),
      `Wort ${entry}`,
    );
    return { word: entry, means: firstSentence(explanation) };
  });
  const meanings = mixed(meant, seed).map((entry, at) => ({ ...entry, letter: LETTERS.charAt(at) }));
  return {
    words: meant.map(({ word }) => ({ word, letter: meanings.find((entry) => entry.word === word)?.letter ?? '' })),
    meanings: meanings.map(({ letter, means }) => ({ letter, means })),
  };
}

/** Date of the article, so that builds are reproducible: dayOf(article) → { year: 2026, month: 11, day: 21 } */
export function dayOf({ date }: { date: Pick<Article['date'], 'first'> }) {
  const [year, month, day] = date.first.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** divided(['Polyp'], divide) → [{ word: 'Polyp', parts: ['Po', 'lyp'] }] */
const divided = (words: readonly string[], divide: Divide) => words.map((word) => ({ word, parts: divide(word) }));

const LAST_SMALL_CLASS = 3;
const DRAWN = /^(?:Male|Zeichne)\b/;

/** All data of a worksheet; deterministic: sheetOf(content, worksheet, 'simple') → { title: '…', statements: […], … } */
export function sheetOf(content: Content, worksheet: Worksheet, level: SheetLevel): Sheet {
  const questions = questionsOf(worksheet, level);
  const article = required(
    content.articles.find(({ slug }) => slug === worksheet.slug),
    `Artikel ${worksheet.slug}`,
  );
  const seed = seedOf(worksheet.slug, level);
  const statements = questions.statements.map((statement, at) => ({ ...statement, proof: `s${at + 1}` }));
  const quiz = questions.quiz.map(({ question }, at): Question => {
    const asked = required(article.quiz[question - 1], `Frage ${question} im Quiz von ${worksheet.slug}`);
    return { question: asked.question, answers: asked.answers, correct: asked.correct, proof: `q${at + 1}` };
  });
  const proofs = Object.fromEntries([
    ...questions.statements.map(({ proof }, at) => [`s${at + 1}`, proof] as const),
    ...questions.quiz.map(({ proof }, at) => [`q${at + 1}`, proof] as const),
  ]);
  const text = textOf(article, level);
  const { rows, hidden } = sheetField(questions, text, seed);
  const { sentence, found: nouns } = questions.nouns;
  // All in lower case, a harder task: nouns must be found without their capitals.
  const isSmallPrint = level === 'whole';
  return {
    slug: worksheet.slug,
    level,
    title: article.title,
    levelName: levelName(level),
    classes: classesText(questions.classes),
    subject: subjectOf(worksheet, level),
    minutes: worksheet.minutes,
    on: dayOf(article),
    isSmall: questions.classes[0] <= LAST_SMALL_CLASS,
    image: { src: article.image.src, alt: article.image.alt },
    guess: questions.guess,
    text: markedText(text, proofs),
    statements,
    quiz,
    order: mixed(
      questions.order.map((text, at) => ({ text, place: at + 1 })),
      seed,
    ),
    gaps: {
      ...questions.gaps,
      box: mixed(questions.gaps.words, seed),
    },
    match: matched(questions.match, content.glossary, seed),
    nouns: { sentence: isSmallPrint ? sentence.toLowerCase() : sentence, found: nouns, isSmallPrint },
    syllables: divided(questions.syllables, divider(content.syllables)),
    think: questions.think,
    isDrawn: DRAWN.test(questions.think),
    puzzle: { rows: rows.map((row) => [...row]), words: hidden.map(({ word }) => word), hidden },
    trains: worksheet.trains,
    curriculum: worksheet.curriculum,
  };
}
