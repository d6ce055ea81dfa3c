import { z } from 'zod';
import { KINDS, type Kind } from '@/lib/puzzles/kinds';
import { day, line, picture, prose } from './parts';

const minutes = z.int().min(1).max(60);

const kind = z.strictObject({
  note: line(10, 80),
  how: prose(20, 240),
  minutes: z.strictObject({ easy: minutes, hard: minutes }),
});

const kinds = Object.fromEntries(Object.keys(KINDS).map((name) => [name, kind])) as Record<Kind, typeof kind>;

const hint = prose(20, 240);

/** R-PUZ-80, PDFs: %letters%, %size%, %count% and %task% are filled in by the puzzle. */
const paper = z.strictObject({
  link: line(3, 60),
  article: line(3, 60),
  note: line(10, 160),
  solutions: line(3, 40),
  hints: z.strictObject({
    crossword: hint,
    wordsearch: z.strictObject({ easy: hint, hard: hint }),
    sudoku: z.strictObject({ digits: hint, pictures: hint }),
    syllables: hint,
    anagrams: hint,
    cipher: z.strictObject({ whole: hint, wheel: hint, missing: hint }),
    maze: hint,
    logic: hint,
    pairs: hint,
    differences: hint,
  }),
});

/** R-PUZ: %week% is a week's number, %date% its Saturday, %kind% and %kinds% names of puzzles. */
export const puzzlePagesSchema = z.strictObject({
  title: line(3, 40),
  description: line(50, 160),
  intro: prose(20, 300),
  first: day,
  image: picture,
  week: z.strictObject({ title: line(3, 60), description: line(50, 200), intro: prose(20, 300), all: line(3, 60) }),
  archive: z.strictObject({
    heading: line(3, 60),
    title: line(3, 60),
    description: line(50, 160),
    intro: prose(20, 300),
    none: prose(10, 160),
  }),
  one: z.strictObject({ title: line(3, 60), description: line(20, 160), more: line(3, 60) }),
  article: z.strictObject({
    title: line(3, 80),
    description: line(20, 160),
    invite: line(10, 120),
    link: line(3, 60),
    back: line(3, 60),
  }),
  booklet: z.strictObject({
    title: line(3, 40),
    description: line(50, 160),
    intro: prose(20, 300),
    invite: line(10, 160),
    link: line(3, 60),
    school: prose(20, 300),
    without: prose(20, 300),
    archive: line(3, 60),
    owner: line(3, 40),
    solutions: line(3, 40),
    ready: line(10, 200),
    stopped: line(10, 160),
    none: line(10, 160),
    lost: line(10, 160),
  }),
  paper,
  player: z.strictObject({
    paper: prose(20, 240),
    kept: prose(20, 240),
    blocked: prose(20, 240),
    back: line(5, 120),
    right: line(5, 120),
    wrong: z.strictObject({ one: line(5, 120), more: line(5, 120) }),
    here: z.strictObject({ right: line(5, 120), wrong: line(5, 120), none: line(5, 120) }),
    solved: line(5, 120),
    shown: line(5, 160),
    lost: line(5, 160),
  }),
  kinds: z.strictObject(kinds),
});
