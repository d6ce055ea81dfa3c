import type { FileKind } from './kinds';

export const GROUPS = {
  auswahl: { label: 'Nachrichten und Wörter', icon: 'campaign' },
  seiten: { label: 'Startseite und Listen', icon: 'web' },
  erwachsene: { label: 'Eltern und Schule', icon: 'school' },
  verkauf: { label: 'Verlag und Bestellung', icon: 'settings' },
} as const;

type File = {
  group: keyof typeof GROUPS;
  label: string;
  /** Folder for pictures dropped into it. */
  pictures?: string;
};

export const FILE_VIEWS: Record<FileKind, File> = {
  news: { group: 'auswahl', label: 'Nachrichten und TIER ABC', pictures: 'regional' },
  briefs: { group: 'auswahl', label: 'Kurz gemeldet' },
  history: { group: 'auswahl', label: 'Heute vor … Jahren' },
  'last-page': { group: 'auswahl', label: 'Witze, Zungenbrecher, Scherzfragen' },
  colouring: { group: 'auswahl', label: 'Bilder zum Ausmalen', pictures: 'colouring' },
  glossary: { group: 'auswahl', label: 'Wörterbuch' },
  'debate-page': { group: 'seiten', label: 'Texte um die Streitfragen' },
  'question-page': { group: 'seiten', label: 'Texte um die Fragen' },
  syllables: { group: 'auswahl', label: 'Silben' },
  puzzles: { group: 'auswahl', label: 'Rätsel' },
  'puzzle-stock': { group: 'auswahl', label: 'Vorrat der Rätsel' },
  'search-words': { group: 'auswahl', label: 'Suche' },
  landing: { group: 'seiten', label: 'Startseite', pictures: 'landing' },
  lists: { group: 'seiten', label: 'Texte um die Listen', pictures: 'pages' },
  faq: { group: 'seiten', label: 'Häufige Fragen' },
  'reading-offers': { group: 'seiten', label: 'Leseangebote' },
  parents: { group: 'erwachsene', label: 'Eltern', pictures: 'parents' },
  school: { group: 'erwachsene', label: 'Schule', pictures: 'parents' },
  title: { group: 'verkauf', label: 'Name, Farben und Zeichnungen' },
  site: { group: 'verkauf', label: 'Verlag und Lieferung' },
  redirects: { group: 'verkauf', label: 'Alte Adressen' },
  subscription: { group: 'verkauf', label: 'Weitere Angebote', pictures: 'promo' },
  order: { group: 'verkauf', label: 'Texte der Bestellung' },
  office: { group: 'verkauf', label: 'Empfang der Bestellungen' },
  'access-report': { group: 'verkauf', label: 'Bericht zur Barrierefreiheit' },
};
