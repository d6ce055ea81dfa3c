import type { Words } from './say';

export const questions = {
  question: ['Frage', 'Wie ein Kind sie stellt: „Können Fische ertrinken?“'],
  date: ['Datum', 'Ab diesem Tag ist die Antwort zu sehen. Zum Beispiel 5. April 2027.'],
  category: 'Rubrik',
  answer: ['Antwort|Absatz', 'Zusammen 80 bis 150 Wörter.'],
  simple: ['Kurz und leicht|Absatz', 'Dieselbe Antwort: höchstens 12 Wörter im Satz, ein Gedanke je Satz.'],
  short: ['Antwort in einem Satz', 'Steht auf der Karte und in Suchmaschinen.'],
  sources: ['Quellen|Quelle', 'Woher wir das wissen.'],
  'sources.title': 'Titel',
  by: 'Von wem',
  year: 'Jahr',
} satisfies Words;

export const questionPage = {
  asked: ['Wer gefragt hat', 'Ändern, sobald Post von Kindern da ist.'],
  card: 'Karte für die Post',
  consent: 'Einwilligung der Eltern',
  file: 'Text des Links zur Karte',
  fields: 'Wörter auf der Karte',
  'fields.name': 'Vorname',
  age: 'Alter',
  'fields.consent': 'Überschrift der Einwilligung',
  place: 'Ort und Tag',
  signature: 'Unterschrift',
  to: 'Anschrift',
} satisfies Words;
