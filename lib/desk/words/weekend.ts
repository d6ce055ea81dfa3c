import type { Words } from './say';

export const events = {
  example: ['Ist ein Beispiel', 'An, solange die Veranstaltung erfunden ist.'],
  date: ['Datum', '5. April 2027, 12. & 13. Dezember 2026 oder jeden Samstag im Mai 2027'],
  time: ['Uhrzeit', '14:00 - 17:00 Uhr, ab 15 Uhr oder ganztägig'],
  location: ['Ort', 'Name des Hauses oder Treffpunkts.'],
  fullAddress: ['Anschrift', 'Straße, Postleitzahl Ort: Zoostraße 3, 50677 Köln'],
  district: 'Stadtteil',
  category: 'Art der Veranstaltung',
  'category=lesung': 'Lesung',
  'category=workshop': 'Workshop',
  'category=theater': 'Theater',
  'category=ausstellung': 'Ausstellung',
  'category=ausflug': 'Ausflug',
  description: ['Beschreibung', 'Was man dort erlebt, für Kinder erzählt.'],
  ageRecommendation: ['Alter', 'ab 8 Jahren oder 9 bis 12 Jahre'],
  admission: ['Eintritt', '7 € für Kinder, 10 € für Erwachsene; oder: Eintritt frei'],
  moreInfoLink: ['Mehr dazu', 'Adresse der Website des Veranstalters: https://www.example.com/'],
  directions: 'Wegbeschreibung',
  publicTransport: 'Mit Bus und Bahn',
  car: 'Mit dem Auto',
  walking: 'Zu Fuß',
} satisfies Words;

const tip = {
  description: ['Beschreibung', 'Für Kinder erzählt, ohne das Ende zu verraten.'],
  age: ['Alter', 'ab 6 Jahren oder 3 bis 6 Jahre'],
} satisfies Words;

export const books = {
  ...tip,
  author: 'Autorin oder Autor',
  genre: 'Art des Buches',
  pages: ['Seiten', '288 Seiten'],
  price: ['Preis', '14,00 € oder: nicht angegeben'],
  cover: 'Umschlag',
  coverOverride: ['Anderer Umschlag', 'Nur, wenn der andere nicht gezeigt werden darf.'],
} satisfies Words;

export const games = {
  ...tip,
  type: 'Art des Spiels',
  players: ['Spieler', '2 bis 4 Spieler oder 1 Kind oder mehr'],
  duration: ['Dauer', 'etwa 30 Minuten'],
} satisfies Words;
