import { z } from 'zod';
import { choice, group, line, list, prose } from './fields';
import { date, head, heading, pageFields, source, text } from './parts';

/** A child's question, answered in both levels (R-QUE). */
export const questionSchema = z.strictObject({
  question: line('Frage', 10, 60, 'Wie ein Kind sie stellt: „Können Fische ertrinken?“'),
  date: date.meta({ description: 'Ab diesem Tag ist die Antwort zu sehen. Zum Beispiel 5. April 2027.' }),
  category: choice('Rubrik', ['Alltag', 'Erde', 'Körper', 'Medien', 'Natur', 'Technik', 'Tiere', 'Weltraum', 'Wissen']),
  answer: list('Antwort', prose('Absatz', 150, 600), 'Zusammen 80 bis 150 Wörter.')
    .min(1)
    .max(3),
  simple: list(
    'Kurz und leicht',
    prose('Absatz', 80, 400),
    'Dieselbe Antwort: höchstens 12 Wörter im Satz, ein Gedanke je Satz.',
  )
    .min(1)
    .max(3),
  /** One or two sentences, for cards and search engines. */
  short: line('Antwort in einem Satz', 40, 110, 'Steht auf der Karte und in Suchmaschinen.'),
  sources: list('Quellen', source, 'Woher wir das wissen.').min(1).max(4),
  ...pageFields,
});

/** Texts around every question, and of the card for sending one in. */
export const questionPageSchema = z.strictObject({
  ...head,
  /** Names the child who asked. */
  asked: prose('Wer gefragt hat', 20, 200, 'Ändern, sobald Post von Kindern da ist.'),
  card: group('Karte für die Post', {
    heading: heading(5, 60),
    text: text(40, 500),
    consent: prose('Einwilligung der Eltern', 40, 400),
    file: line('Text des Links zur Karte', 5, 60),
    fields: group('Wörter auf der Karte', {
      question: line('Frage', 3, 40),
      name: line('Vorname', 3, 40),
      age: line('Alter', 3, 20),
      consent: line('Überschrift der Einwilligung', 3, 60),
      place: line('Ort und Tag', 3, 40),
      signature: line('Unterschrift', 3, 80),
      to: line('Anschrift', 3, 60),
    }),
  }),
});
