import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { count, date, pageFields, publishingFields, slug, text, title } from './parts';
import { picture } from './picture';

const id = slug.meta({ title: 'Kennung', description: 'Ausgaben nennen sie; jede nur einmal: muede-zeitung.' });

/** R-LAST: jokes, tongue twisters and riddles, a few of each per week in turn. */
export const lastPageSchema = z.strictObject({
  jokes: list(
    'Witze',
    group('Witz', {
      id,
      question: prose('Anfang', 10, 220),
      answer: prose('Pointe', 2, 160, 'Erst auf einen Druck zu sehen.'),
    }),
    'Auf niemandes Kosten. Jede Woche sind vier an der Reihe.',
  ).min(8),
  twisters: list(
    'Zungenbrecher',
    group('Zungenbrecher', {
      id,
      text: text(20, 160),
      hint: line('Tipp', 10, 80, 'Leer, wenn der Satz allein genügt.').optional(),
    }),
    'Jede Woche sind zwei an der Reihe.',
  ).min(2),
  riddles: list(
    'Scherzfragen',
    group('Scherzfrage', { id, question: prose('Frage', 20, 260), answer: prose('Antwort', 2, 160) }),
    'Jede Woche ist eine an der Reihe. Nur eine Antwort darf stimmen.',
  ).min(1),
});

/** A strip of four panels; `alt` describes the picture, `speech` holds the speech bubbles from left to right. */
export const comicSchema = z.strictObject({
  title: title(3, 40),
  number: count('Nummer der Folge'),
  date: date.meta({
    title: 'Erscheint am Samstag',
    description: 'Vorher ist sie nicht zu sehen; die neueste steht oben.',
  }),
  panels: list(
    'Bilder',
    picture
      .extend({
        speech: list(
          'Was gesagt wird',
          group('Satz', { who: line('Wer spricht', 2, 20), text: text(2, 90) }),
          'Von links nach rechts, kurz.',
        ).max(4),
      })
      .meta({ title: 'Bild' }),
    'Genau vier.',
  ).length(4),
  ...publishingFields,
});

/** Fields of an experiment that the site and the paper share. */
export const experiment = {
  image: picture,
  needs: list('Das brauchst du', line('Ding', 3, 60))
    .min(2)
    .max(8),
  steps: list('So geht es', prose('Schritt', 20, 240))
    .min(3)
    .max(7),
  why: prose('Warum das so ist', 60, 700),
  /** Note that an adult must be present. */
  care: prose('Vorsicht', 20, 160, 'Wo ein Erwachsener dabei sein muss.').optional(),
};

export const experimentSchema = z.strictObject({
  title: title(6, 50),
  minutes: z.int().min(1).max(180).meta({ title: 'Dauer in Minuten', description: 'Mit allem Warten.' }),
  ...experiment,
  ...pageFields,
});

/** Line drawings, printed unchanged. */
export const colouringSchema = list(
  'Bilder zum Ausmalen',
  picture
    .extend({
      src: z
        .string()
        .regex(/^colouring\/[a-z0-9-]+\.svg$/, 'eine Zeichnung wie colouring/am-korallenriff.svg')
        .meta({
          title: 'Bilddatei',
          description: 'Eine Zeichnung (SVG) im Ordner colouring.',
        }),
      title: title(5, 50),
      ...publishingFields,
    })
    .meta({ title: 'Bild' }),
  'Strichzeichnungen in Schwarz, hoch wie ein Blatt A4.',
).min(1);
