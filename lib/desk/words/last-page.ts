import type { Words } from './say';

export const lastPage = {
  jokes: ['Witze|Witz', 'Auf niemandes Kosten. Jede Woche sind vier an der Reihe.'],
  'jokes.question': 'Anfang',
  'jokes.answer': ['Pointe', 'Erst auf einen Druck zu sehen.'],
  twisters: ['Zungenbrecher|Zungenbrecher', 'Jede Woche sind zwei an der Reihe.'],
  hint: ['Tipp', 'Leer, wenn der Satz allein genügt.'],
  riddles: ['Scherzfragen|Scherzfrage', 'Jede Woche ist eine an der Reihe. Nur eine Antwort darf stimmen.'],
} satisfies Words;

export const comics = {
  number: 'Nummer der Folge',
  date: ['Erscheint am Samstag', 'Vorher ist sie nicht zu sehen; die neueste steht oben.'],
  panels: ['Bilder|Bild', 'Genau vier.'],
  speech: ['Was gesagt wird|Satz', 'Von links nach rechts, kurz.'],
  who: 'Wer spricht',
} satisfies Words;

export const experiments = {
  minutes: ['Dauer in Minuten', 'Mit allem Warten.'],
  needs: 'Das brauchst du|Ding',
  steps: 'So geht es|Schritt',
  why: 'Warum das so ist',
  care: ['Vorsicht', 'Wo ein Erwachsener dabei sein muss.'],
} satisfies Words;

export const colouring = {
  entries: ['Bilder zum Ausmalen|Bild', 'Strichzeichnungen in Schwarz, hoch wie ein Blatt A4.'],
} satisfies Words;

export const history = {
  entries: ['Heute vor … Jahren|Tag', 'Wahre Begebenheiten, mindestens jede zweite mit Frauen oder Kindern.'],
  day: ['Tag im Jahr', '21. November'],
  year: 'Jahr',
  people: 'Wovon es erzählt',
  'people=women': 'Von Frauen',
  'people=children': 'Von Kindern',
  'people=both': 'Von Frauen und Kindern',
  source: ['Quelle', 'Woher die Tatsache ist.'],
  by: 'Von wem',
} satisfies Words;

export const briefs = {
  entries: ['Kurz gemeldet|Meldung', 'Die sechs neuesten stehen auf der letzten Seite.'],
  place: 'Ort',
  example: ['Ist ein Beispiel', 'An, solange die Meldung erfunden ist.'],
} satisfies Words;
