import { z } from 'zod';
import { group, line, list, prose } from './fields';
import { date, head, heading, pageFields, source, text, title } from './parts';
import { picture } from './picture';

const side = z.strictObject({
  heading: line('Überschrift', 10, 60, 'Fängt mit Ja oder Nein an: „Ja, denn müde lernt niemand“'),
  text: prose('Text', 400, 900, 'Etwa 100 Wörter, auf beiden Seiten gleich viele.'),
  reasons: list('Gründe', line('Grund', 20, 110), 'Genau drei, jeder in einem Satz.').length(3),
});

const votes = z.strictObject({
  yes: z.int().min(0).max(999).meta({ title: 'Ja' }),
  no: z.int().min(0).max(999).meta({ title: 'Nein' }),
});

/** A debate: a question with two good answers (R-DEB). */
export const debateSchema = z.strictObject({
  title: line('Frage', 10, 75, 'Eine Frage, auf die man mit Ja oder Nein antworten kann: „Brauchen wir noch Zoos?“'),
  date: date.meta({ description: 'Ab diesem Tag ist die Streitfrage zu sehen. Zum Beispiel 5. April 2027.' }),
  excerpt: prose('Anreißer', 60, 220, 'Zwei bis drei Sätze, die neugierig machen, ohne eine Seite vorzuziehen.'),
  image: picture.optional(),
  pro: side.meta({ title: 'Ja' }),
  contra: side.meta({ title: 'Nein' }),
  facts: list(
    'Tatsachen',
    group('Tatsache', { text: prose('Tatsache', 40, 300), source }),
    'Was beide Seiten gelten lassen müssen, mit Quelle.',
  )
    .min(1)
    .max(5),
  /** Sentence openings for the reader to finish. */
  starters: list('Satzanfänge', line('Satzanfang', 10, 60), 'Zum Weiterreden: „Ich bin dafür, weil …“')
    .min(3)
    .max(5),
  tip: prose('Zum Ausprobieren', 40, 200, 'Etwas, das man selbst beobachten oder fragen kann.'),
  /** Votes of school classes before and after; absent until a class has sent its own. */
  classes: list(
    'So haben Klassen entschieden',
    group('Klasse', {
      name: line('Klasse', 5, 80, 'Ohne Namen von Kindern: „Klasse 4b aus Köln“'),
      before: votes.meta({ title: 'Stimmen vor dem Lesen' }),
      after: votes.meta({ title: 'Stimmen nach dem Streiten' }),
    }),
    'Erst ausfüllen, wenn eine Klasse abgestimmt hat.',
  )
    .min(1)
    .optional(),
  ...pageFields,
});

const answer = z.strictObject({ heading: heading(5, 60), text: line('Text', 10, 120) });

/** Texts around every debate. */
export const debatePageSchema = z.strictObject({
  ...head,
  opinion: line('Überschrift der Satzanfänge', 5, 60),
  facts: line('Überschrift der Tatsachen', 5, 60),
  rules: list('So streitet man fair', group('Regel', { title: title(5, 60), text: text(40, 300) }), 'Drei bis acht.')
    .min(3)
    .max(8),
  ballot: group('Abstimmung in der Klasse', {
    heading: heading(5, 60),
    text: text(40, 400),
    before: line('Name der ersten Abstimmung', 3, 20),
    after: line('Name der zweiten Abstimmung', 3, 20),
    count: prose('So wird gezählt', 40, 400),
    note: prose('Bitte um das Ergebnis', 20, 240),
    choices: list('Zum Ankreuzen auf dem Zettel', line('Antwort', 2, 30), 'Genau drei.').length(3),
    file: line('Text des Links zum Stimmzettel', 5, 60),
    sheet: group('Wörter auf dem Blatt', {
      slip: line('Stimmzettel', 5, 30),
      slips: line('Überschrift der Zettel', 5, 60),
      cut: line('Wie man sie schneidet', 10, 160),
      counted: line('Zählbogen', 3, 30),
      answer: line('Spalte der Antworten', 3, 30),
      marks: line('Spalte der Striche', 3, 60),
      sum: line('Spalte der Summe', 3, 20),
      all: line('Zeile unter den Antworten', 3, 60),
      rules: line('Überschrift der Regeln', 5, 40),
    }),
  }),
  /** The reader's own answer, before and after reading both sides (R-DEB-3). */
  own: group('Die eigene Antwort', {
    before: answer.meta({ title: 'Vor dem Lesen' }),
    after: answer.meta({ title: 'Nach dem Lesen' }),
    answers: group('Knöpfe', { yes: line('Ja', 2, 20), no: line('Nein', 2, 20), unsure: line('Unentschieden', 2, 40) }),
    said: line('Nach der ersten Antwort', 10, 120),
    same: line('Wenn die Antwort gleich bleibt', 10, 160, '%after% steht für die Antwort.'),
    changed: line('Wenn sie sich ändert', 10, 200, '%before% und %after% stehen für die Antworten.'),
    only: line('Wenn es vorher keine gab', 10, 160, '%after% steht für die Antwort.'),
    note: line('Was aufgehoben wird', 10, 160),
    blocked: line('Wenn das Gerät nichts aufhebt', 10, 160),
  }),
});
