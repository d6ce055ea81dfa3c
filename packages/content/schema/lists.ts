import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { issuePagesSchema } from './issue-pages';
import { lastPageCopySchema } from './last-page-copy';
import { keptSchema } from './offline-copies';
import { head, heading, more, nothing, text, title } from './parts';
import { picture } from './picture';
import { puzzlePagesSchema } from './puzzle-pages';
import { scrapbookSchema } from './scrapbook';
import { worksheetCopySchema } from './worksheet-copy';

const refusals = {
  unkept: line('Wenn nicht gemerkt', 10, 160),
  /** Shown when the browser cannot mark syllables or their list fails to load. */
  lost: prose('Wenn etwas nicht ankam', 20, 200),
  /** Shown when the bar's script fails to load. */
  failed: prose('Wenn etwas nicht ging', 20, 200),
};

/** R-AID: texts of the bar „Lesehilfe“ besides its labels. */
const aidsSchema = group('Lesehilfe', {
  /** Previews the settings inside the bar. */
  sample: line('Satz zum Ausprobieren', 10, 50),
  kept: line('Wenn gemerkt', 10, 120),
  ...refusals,
  forgotten: line('Wenn vergessen', 10, 120),
  adults: group('Auf Seiten für Erwachsene', refusals),
});

const tipList = {
  ...head,
  /** Marks the tip that the address names (R-TIP-7). */
  found: line('Zeichen am gesuchten Tipp', 5, 40),
  empty: nothing,
};

/** Says that all tips are made up; absent once they are real (R-TIP-12). */
const example = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  group('Hinweis „Beispiel“', shape, 'Leer, sobald die Tipps echt sind.').optional();
const onList = prose('Auf der Liste', 20, 200);

export const listsSchema = z.strictObject({
  /** `one` is shown on the page of a book. */
  books: group('Buchtipps', {
    ...tipList,
    example: example({ list: onList, one: prose('Auf der Seite eines Buches', 20, 200) }),
  }),
  games: group('Spieletipps', { ...tipList, example: example({ list: onList }) }),
  /** %year% is the year of an archive page. */
  news: group('Nachrichten', {
    ...head,
    checked: line('Was geprüft ist', 20, 160, 'Steht unter jedem geprüften Artikel. %date% steht für den Tag.'),
    archive: group('Archiv', { ...head, heading: heading(3, 60) }),
  }),
  dictionary: group('Wörterbuch', head),
  lastPage: lastPageCopySchema,
  history: group('Heute vor … Jahren', {
    ...head,
    week: heading(3, 60).meta({ title: 'Überschrift auf der Startseite' }),
    more: more(3, 60),
  }),
  search: group('Suche', {
    ...head,
    label: line('Über dem Suchfeld', 3, 40),
    placeholder: line('Text im leeren Suchfeld', 3, 40),
    button: line('Knopf', 3, 20),
    /** Heading of the list of all pages. */
    map: line('Über der Liste aller Seiten', 5, 60),
    best: line('Über den besten Treffern', 3, 60),
    answer: line('Über einer Antwort', 3, 40),
    /** '%words%' is the search query. */
    instead: line('Wenn anders gesucht wurde', 10, 120, '%words% steht für die Wörter.'),
    missed: line('Wenn Wörter fehlen', 10, 120, '%words% steht für die Wörter.'),
    /** Headings of the suggested words (`similar`) and pages (`places`). */
    empty: group('Wenn nichts da ist', {
      title: title(5, 60),
      text: text(20, 240),
      similar: line('Vor ähnlichen Wörtern', 3, 60),
      places: line('Vor den Seiten', 3, 60),
    }),
    failed: group('Wenn etwas nicht ging', { text: text(20, 240), retry: line('Noch einmal', 3, 40) }),
    groups: group('Gruppen der Treffer', {
      event: line('Veranstaltungen', 3, 30),
      book: line('Bücher', 3, 30),
      game: line('Spiele', 3, 30),
      news: line('Nachrichten', 3, 30),
      puzzle: line('Rätsel', 3, 30),
      worksheet: line('Arbeitsblätter', 3, 30),
      page: line('Seiten', 3, 30),
    }),
  }),
  issues: issuePagesSchema,
  puzzles: puzzlePagesSchema,
  kept: keptSchema,
  aids: aidsSchema,
  scrapbook: scrapbookSchema,
  worksheets: worksheetCopySchema,
  notFound: group('Seite nicht gefunden', {
    image: picture,
    search: line('Frage über dem Suchfeld', 5, 60),
    ways: line('Satz vor den Wegen weiter', 5, 60),
  }),
  /** Page at an old address (R-WHOLE-2); %name% is the page that it leads to. */
  moved: group(
    'Alte Adresse',
    { title: title(5, 60), text: text(20, 240), more: more(5, 60) },
    'Steht kurz da, wo eine Seite früher lag. %name% ist ihr Name.',
  ),
  hyphens: list(
    'Trennstellen',
    z
      .string()
      .regex(/^\p{L}{3,}(-\p{L}{3,})+$/u, 'ein Wort mit Trennstellen wie Geschäfts-bedingungen')
      .meta({ title: 'Wort' }),
    'Geschäfts-bedingungen',
  ),
});
