import { group, line, prose } from './fields';
import { head, heading, text } from './parts';

/** R-ISS: texts around the issues; %issue%, %date%, %year% and %titles% are filled in for each issue. */
export const issuePagesSchema = group('Ausgaben', {
  ...head,
  newest: line('Neueste Ausgabe', 3, 40),
  announced: line('Angekündigte Ausgabe', 3, 40),
  rack: line('Zeitungsständer', 3, 60),
  empty: prose('Wenn nichts da ist', 10, 160),
  archive: group('Archiv', {
    heading: heading(3, 60),
    ...head,
  }),
  /** Shown before the issue appears; `waiting` if its front page is still hidden. */
  coming: line('Vor ihrem Tag', 20, 160),
  waiting: line('Solange die Titelseite nicht zu sehen ist', 20, 160),
  contents: line('Inhalt', 3, 40),
  pages: line('Seiten', 3, 40),
  leaf: line('Blättern', 3, 40),
  look: group('Seite groß ansehen', {
    open: line('Öffnen', 3, 40),
    text: line('Text', 3, 120),
    back: line('Zurück', 3, 40),
    wait: line('Bitte warten', 3, 80),
  }),
  share: group('Weitersagen', { copied: line('Wenn kopiert wurde', 5, 80), address: line('Adresse', 3, 60) }),
  /** For grown-ups: home delivery and its price. */
  weekly: group('Jede Woche', { link: line('Text des Links', 3, 40), text: text(20, 240) }),
  /** First sentence in search results and feeds. */
  about: line('Erster Satz in Suchmaschinen', 20, 120),
  /** For issues that are not open to all: what they contain, and how to get the rest. */
  closed: group('Nicht offene Ausgabe', {
    heading: heading(3, 60),
    text: text(40, 400),
    open: line('Öffnen', 5, 80),
    adults: prose('An Erwachsene', 40, 300),
    plans: line('Abos', 3, 40),
  }),
});
