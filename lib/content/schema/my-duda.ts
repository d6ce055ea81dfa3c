import { z } from 'zod';
import { line, picture, prose } from './parts';

/** R-WORD: „Merken“ and „Stempel“ in articles, and their page. */
export const myDudaSchema = z.strictObject({
  title: line(3, 40),
  description: line(50, 160),
  intro: prose(20, 300),
  without: prose(20, 300),
  dictionary: line(3, 40),
  how: z.strictObject({ title: line(3, 60), text: prose(40, 400), more: line(3, 60), image: picture }),
  /** `done` is followed by a link with the page's title. */
  remember: z.strictObject({ done: line(10, 120), left: line(10, 120) }),
  stamps: z.strictObject({
    invite: line(10, 160),
    done: line(10, 120),
    left: line(10, 120),
    quizFirst: line(10, 160),
  }),
  faults: z.strictObject({ blocked: line(20, 200), full: line(20, 200) }),
  /** %count% is a number of cards, %date% a day, %word% a word. */
  today: z.strictObject({
    title: line(3, 60),
    some: line(5, 120),
    none: line(5, 160),
    practice: line(5, 120),
    boxes: z.array(line(3, 30)).length(5),
  }),
  round: z.strictObject({
    known: line(5, 120),
    last: line(5, 120),
    unknown: line(5, 160),
    done: line(5, 120),
    next: line(5, 160),
  }),
  games: z.strictObject({
    title: line(3, 60),
    intro: prose(20, 300),
    pairs: z.strictObject({
      title: line(3, 40),
      text: line(10, 160),
      right: line(5, 120),
      wrong: line(5, 160),
      done: line(5, 120),
    }),
    syllables: z.strictObject({
      title: line(3, 40),
      text: line(10, 160),
      right: line(5, 120),
      wrong: line(5, 160),
    }),
    write: z.strictObject({
      title: line(3, 40),
      text: line(10, 160),
      right: line(5, 120),
      case: line(5, 160),
      wrong: line(5, 160),
    }),
    done: line(5, 120),
  }),
  shelf: z.strictObject({ title: line(3, 60), text: prose(20, 300), empty: line(5, 160) }),
  cards: z.strictObject({ title: line(3, 60), removed: line(5, 120) }),
  book: z.strictObject({
    title: line(3, 60),
    text: prose(20, 300),
    owner: line(3, 60),
    read: line(3, 20),
    quiz: line(3, 20),
    free: line(3, 40),
  }),
  file: z.strictObject({
    title: line(3, 60),
    text: prose(20, 400),
    came: line(5, 120),
    refused: line(20, 200),
    sure: line(5, 160),
    left: line(5, 160),
  }),
});
