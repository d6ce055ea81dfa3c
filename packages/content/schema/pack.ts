import { z } from 'zod';
import { allSheets, CERTAIN, DAY_MINUTES, PLACES, SCHOOL_DAYS, SHEETS, type SheetName } from '../school-parts';
import { choice, group, line, list, prose } from './fields';
import { heading, lead, text, title } from './parts';

const step = group('Schritt', {
  minutes: z.int().min(1).max(DAY_MINUTES).meta({ title: 'Minuten' }),
  title: title(3, 30),
  text: text(20, 220).meta({ description: '%title% steht für den Titel dessen, was in der Zeitung gelesen wird.' }),
  paper: choice('In der Zeitung', PLACES).optional(),
  sheets: list('Aus dem Paket', choice('Blatt', SHEETS)).min(1).max(3).optional(),
}).refine(({ text: words, paper }) => paper || !words.includes('%title%'), {
  path: ['paper'],
  message: 'eine Stelle in der Zeitung, wenn im Text %title% steht',
});

const way = group('Möglichkeit', {
  title: title(3, 50),
  steps: list('Schritte', step, `Zusammen ${DAY_MINUTES} Minuten.`)
    .min(2)
    .max(5)
    .refine(
      (steps) => steps.reduce((sum, { minutes }) => sum + minutes, 0) === DAY_MINUTES,
      `Schritte, die zusammen ${DAY_MINUTES} Minuten dauern`,
    ),
});

const isCertain = ({ steps }: z.infer<typeof way>) =>
  steps.every(({ paper = 'front', sheets }) => CERTAIN.includes(paper) && !sheets);

const day = group('Tag', {
  ways: list('Möglichkeiten', way, 'Es gilt die erste, für die Ausgabe und Paket alles haben.')
    .min(1)
    .max(5)
    .refine(
      (ways) => ways.slice(-1).every(isCertain),
      'als Letztes eine Möglichkeit, die nur Titelseite und Titelgeschichte braucht',
    ),
});

const names = Object.fromEntries(
  allSheets().map((name) => [name, line(SHEETS[name], 5, 70, 'Was es ist und wie oft man es kopiert.')]),
) as Record<SheetName, ReturnType<typeof line>>;

/** R-SCH-30: an issue's PDF for a class. */
export const packSchema = group('Paket für die Woche', {
  title: title(5, 40),
  text: text(40, 300),
  offer: line('Auf der Seite einer Ausgabe', 5, 60),
  older: line('Link zu den früheren', 5, 60),
  lead: lead(40, 400).meta({ description: '%motto% und %date% stehen für Schlagzeile und Tag der Ausgabe.' }),
  contents: heading(3, 60).meta({ title: 'Über dem Inhalt' }),
  sheets: group('Inhalt', names),
  paper: line('Seiten der Zeitung', 5, 40, '%pages% steht für die Seiten.'),
  pages: line('Seiten des Pakets', 5, 40, '%pages% steht für die Seiten.'),
  days: list('Tage', day, 'Montag bis Freitag.').length(SCHOOL_DAYS),
  words: group('Wörter der Woche', {
    heading: heading(5, 40),
    read: line('Überschrift der Wörter', 3, 40),
    find: prose('Was man mit ihnen tut', 20, 200),
    gaps: line('Überschrift der Lücken', 3, 40),
    how: prose('Wie man sie füllt', 20, 200),
    write: line('Überschrift zum Schreiben', 3, 40),
    own: prose('Was man schreibt', 20, 200),
  }),
  solutions: heading(5, 60).meta({ title: 'Über den Lösungen' }),
});
