import { z } from 'zod';
import { KINDS, type Kind } from '../puzzle-kinds';
import { group, line, prose } from './fields';
import { day, description, head, heading, intro, more, title } from './parts';
import { picture } from './picture';

const minutes = z.int().min(1).max(60);

const kind = (title: string) =>
  group(title, {
    note: line('Hinweis', 10, 80),
    how: prose('So geht es', 20, 240),
    minutes: group('Minuten', { easy: minutes.meta({ title: 'Leicht' }), hard: minutes.meta({ title: 'Schwer' }) }),
  });

const kinds = Object.fromEntries(Object.entries(KINDS).map(([key, { name }]) => [key, kind(name)])) as Record<
  Kind,
  ReturnType<typeof kind>
>;

const hint = (title: string) => prose(title, 20, 240);

/** R-PUZ-80, PDFs: %letters%, %size%, %count% and %task% are filled in by the puzzle. */
const paper = group('Auf Papier', {
  link: line('Link', 3, 60),
  article: line('Link bei einem Artikel', 3, 60),
  note: line('Hinweis', 10, 160),
  solutions: line('Lösungen', 3, 40),
  hints: group('Aufgaben auf Papier', {
    crossword: hint(KINDS.crossword.name),
    wordsearch: group(KINDS.wordsearch.name, { easy: hint('Leicht'), hard: hint('Schwer') }),
    sudoku: group(KINDS.sudoku.name, { digits: hint('Mit Zahlen'), pictures: hint('Mit Bildern') }),
    syllables: hint(KINDS.syllables.name),
    anagrams: hint(KINDS.anagrams.name),
    cipher: group(KINDS.cipher.name, {
      whole: hint('Ganzes Alphabet'),
      wheel: hint('Rad'),
      missing: hint('Mit Lücken'),
    }),
    maze: hint(KINDS.maze.name),
    logic: hint(KINDS.logic.name),
    pairs: hint(KINDS.pairs.name),
    differences: hint(KINDS.differences.name),
  }),
});

/** R-PUZ: %week% is a week's number, %date% its Saturday, %kind% and %kinds% names of puzzles. */
export const puzzlePagesSchema = group('Rätsel', {
  title: title(3, 40),
  description: description(50, 160),
  intro: intro(20, 300),
  first: day.meta({ title: 'Erste Woche', description: 'Ein Samstag: 7. November 2026' }),
  image: picture,
  week: group('Woche', {
    title: title(3, 60),
    description: description(50, 200),
    intro: intro(20, 300),
    all: line('Alle Rätsel', 3, 60),
  }),
  archive: group('Archiv', {
    heading: heading(3, 60),
    ...head,
    none: prose('Wenn es keine gibt', 10, 160),
  }),
  one: group('Ein Rätsel', {
    title: title(3, 60),
    description: description(20, 160),
    more: more(3, 60),
  }),
  article: group('Rätsel zu einem Artikel', {
    title: title(3, 80),
    description: description(20, 160),
    invite: line('Einladung', 10, 120),
    link: line('Link', 3, 60),
    back: line('Zurück', 3, 60),
  }),
  booklet: group('Rätselheft', {
    title: title(3, 40),
    description: description(50, 160),
    intro: intro(20, 300),
    invite: line('Einladung', 10, 160),
    link: line('Link', 3, 60),
    school: prose('Für die Schule', 20, 300),
    without: prose('Ohne JavaScript', 20, 300),
    archive: line('Link zum Archiv', 3, 60),
    owner: line('Wem es gehört', 3, 40),
    solutions: line('Lösungen', 3, 40),
    ready: line('Wenn es fertig ist', 10, 200),
    stopped: line('Wenn abgebrochen wurde', 10, 160),
    none: line('Wenn keine Art gewählt ist', 10, 160),
    lost: line('Wenn es nicht geladen wurde', 10, 160),
  }),
  paper,
  player: group('Beim Rätseln', {
    paper: prose('Wie man rätselt', 20, 240),
    kept: prose('Was aufgehoben wird', 20, 240),
    blocked: prose('Der Browser erlaubt es nicht', 20, 240),
    back: line('Wenn man wiederkommt', 5, 120),
    right: line('Richtig', 5, 120),
    wrong: group('Falsch', {
      one: line('Eine Stelle', 5, 120),
      more: line('Mehrere Stellen', 5, 120, '%count% steht für ihre Zahl.'),
    }),
    here: group('An dieser Stelle', {
      right: line('Richtig', 5, 120),
      wrong: line('Falsch', 5, 120),
      none: line('Wenn keine gewählt ist', 5, 120),
    }),
    solved: line('Gelöst', 5, 120),
    shown: line('Lösung gezeigt', 5, 160),
    lost: line('Wenn es nicht geladen wurde', 5, 160),
  }),
  kinds: group('Arten von Rätseln', kinds),
});
