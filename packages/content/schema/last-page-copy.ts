import { group, line } from './fields';
import { head, heading, intro, more } from './parts';

/** Texts around jokes, comic, riddle and experiments on „Die letzte Seite“ (R-LAST). */
export const lastPageCopySchema = group('Die letzte Seite', {
  ...head,
  /** Text of links to this page. */
  more: more(3, 60),
  /** Heading of the short items. */
  briefs: line('Über „Kurz gemeldet“', 3, 60),
  comic: group('Comic', {
    heading: heading(3, 60),
    intro: intro(20, 240),
    earlier: line('Über früheren Folgen', 3, 60),
  }),
  jokes: group('Witze', { heading: heading(3, 60), more: more(3, 60) }),
  riddle: group('Scherzfrage', {
    heading: heading(3, 60),
    answer: line('Auf der Klappe mit der Antwort', 3, 40),
  }),
  twisters: group('Zungenbrecher', {
    heading: heading(3, 60),
    more: more(3, 60),
  }),
  experiments: group('Experimente', {
    heading: heading(3, 60),
    more: more(3, 40),
    all: line('Über allen Experimenten', 3, 60),
    others: line('Über weiteren auf der Seite eines Experiments', 3, 60),
    needs: line('Über dem, was man braucht', 3, 60),
    steps: line('Über den Schritten', 3, 60),
    why: line('Über der Erklärung', 3, 60),
  }),
  colouring: group('Bilder zum Ausmalen', {
    heading: heading(3, 60),
    intro: intro(20, 240),
    print: line('Text des Links', 3, 40),
  }),
});
