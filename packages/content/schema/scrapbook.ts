import { group, line, list, prose } from './fields';
import { description, intro, more, text, title } from './parts';
import { picture } from './picture';

/** R-WORD: „Merken“ and „Stempel“ in articles, and their page. */
export const scrapbookSchema = group('Mein Heft', {
  title: title(3, 40),
  description: description(50, 160),
  intro: intro(20, 300),
  without: prose('Ohne JavaScript', 20, 300),
  dictionary: line('Link zum Wörterbuch', 3, 40),
  how: group('So geht es', { title: title(3, 60), text: text(40, 400), more: more(3, 60), image: picture }),
  /** `done` is followed by a link with the page's title. */
  remember: group('Merken', { done: line('Wenn gemerkt', 10, 120), left: line('Wenn weggelegt', 10, 120) }),
  stamps: group('Stempel', {
    invite: line('Einladung', 10, 160),
    done: line('Wenn gestempelt', 10, 120),
    left: line('Wenn der Stempel weg ist', 10, 120),
    quizFirst: line('Erst das Quiz', 10, 160),
  }),
  faults: group('Wenn etwas nicht geht', {
    blocked: line('Der Browser erlaubt es nicht', 20, 200),
    full: line('Kein Platz', 20, 200),
  }),
  /** %count% is a number of cards, %date% a day, %word% a word. */
  today: group('Heute', {
    title: title(3, 60),
    some: line('Wenn Karten dran sind', 5, 120, '%count% steht für ihre Zahl.'),
    none: line('Wenn alles geübt ist', 5, 160),
    practice: line('Üben', 5, 120),
    boxes: list('Fünf Fächer', line('Fach', 3, 30)).length(5),
  }),
  round: group('Runde', {
    known: line('Gewusst', 5, 120),
    last: line('Im letzten Fach', 5, 120),
    unknown: line('Nicht gewusst', 5, 160),
    done: line('Fertig', 5, 120),
    next: line('Nächstes Mal', 5, 160),
  }),
  games: group('Spiele mit Wörtern', {
    title: title(3, 60),
    intro: intro(20, 300),
    pairs: group('Paare', {
      title: title(3, 40),
      text: line('Text', 10, 160),
      right: line('Richtig', 5, 120),
      wrong: line('Falsch', 5, 160),
      done: line('Fertig', 5, 120),
    }),
    syllables: group('Silben', {
      title: title(3, 40),
      text: line('Text', 10, 160),
      right: line('Richtig', 5, 120),
      wrong: line('Falsch', 5, 160),
    }),
    write: group('Schreiben', {
      title: title(3, 40),
      text: line('Text', 10, 160),
      right: line('Richtig', 5, 120),
      case: line('Groß oder klein falsch', 5, 160),
      wrong: line('Falsch', 5, 160),
    }),
    done: line('Fertig', 5, 120),
  }),
  shelf: group('Regal', { title: title(3, 60), text: text(20, 300), empty: line('Wenn nichts da ist', 5, 160) }),
  cards: group('Karten', { title: title(3, 60), removed: line('Wenn weggelegt', 5, 120) }),
  book: group('Büchlein', {
    title: title(3, 60),
    text: text(20, 300),
    owner: line('Wem es gehört', 3, 60),
    read: line('Gelesen', 3, 20),
    quiz: line('Quiz', 3, 20),
    free: line('Frei', 3, 40),
  }),
  file: group('Datei', {
    title: title(3, 60),
    text: text(20, 400),
    came: line('Wenn sie ankam', 5, 120),
    refused: line('Wenn sie nicht passt', 20, 200),
    sure: line('Rückfrage', 5, 160),
    left: line('Wenn alles gelöscht ist', 5, 160),
  }),
});
