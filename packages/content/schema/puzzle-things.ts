import { z } from 'zod';
import { group, line, list } from './fields';
import { slug, title } from './parts';
import { picture } from './picture';

/** Name of a drawing in packages/puzzles/drawings. */
const drawing = slug.meta({ title: 'Zeichnung' });

const logicItem = group('Eintrag', { name: line('Name', 2, 16), who: line('Wer', 2, 60), what: line('Was', 2, 40) });
const thing = group('Fassung', { drawing, what: line('Was', 3, 60) });

/** Material of the puzzles without letters. */
export const puzzleThings = {
  mazes: list(
    'Labyrinthe',
    group('Labyrinth', {
      figure: drawing.meta({ title: 'Figur' }),
      aim: drawing.meta({ title: 'Ziel' }),
      task: line('Aufgabe', 10, 80),
    }),
  ).min(1),
  logic: list(
    'Logicals',
    group('Logical', {
      title: title(3, 40),
      /** Contains no question, as easy puzzles leave categories out. */
      story: line('Geschichte', 20, 220, 'Ohne Frage: Gefragt wird aus den Gruppen, die im Rätsel vorkommen.').refine(
        (text) => !text.includes('?'),
        'eine Geschichte ohne Frage',
      ),
      categories: list(
        'Gruppen',
        group('Gruppe', {
          name: line('Name', 2, 16),
          /** Required for all categories but the first. */
          ask: line('Frage', 5, 60, 'Außer in der ersten Gruppe, wie: wer trägt welche Mütze').optional(),
          verb: line('Verb', 2, 30),
          order: group('Reihenfolge', {
            before: line('Irgendwann davor', 5, 60),
            just: line('Genau davor', 5, 60),
          }).optional(),
          items: list('Einträge', logicItem).min(4),
        }),
      )
        .min(4)
        .refine((all) => all.slice(1).every(({ ask }) => ask), 'eine Frage („ask“) in jeder Gruppe nach der ersten'),
    }),
  ).min(1),
  pairs: list(
    'Bilder zum Paarefinden',
    group('Bild', {
      name: line('Name', 2, 20),
      src: picture.shape.src,
      alt: picture.shape.alt,
    }),
  ).min(10),
  things: z
    .record(
      slug.meta({ title: 'Ding', description: 'Kleinbuchstaben, Ziffern und Bindestriche.' }),
      list('Zwei Fassungen', thing, 'Genau zwei.').length(2),
    )
    .meta({ title: 'Dinge, die sich unterscheiden' }),
  scenes: list(
    'Fehlersuchbilder',
    group('Bild', {
      name: drawing.meta({ title: 'Name' }),
      title: title(3, 40),
      places: list(
        'Plätze',
        group('Platz', {
          place: line('Wo', 5, 60),
          column: z.int().min(0).max(6).meta({ title: 'Spalte' }),
          row: z.int().min(0).max(4).meta({ title: 'Zeile' }),
          things: list('Dinge', slug.meta({ title: 'Ding' })).min(1),
        }),
      ).min(8),
    }),
  ).min(1),
};
