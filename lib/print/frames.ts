/** Name of each template frame for editors. */
const FRAMES: Record<string, string> = {
  lead: 'Artikel',
  second: 'Nachricht am Fuß',
  side: 'Randspalte',
  shorts: 'kurze Nachrichten',
  short: 'kurze Nachricht',
  story: 'Titelgeschichte',
  margin: 'Rand der Titelgeschichte',
  facing: 'rechte Seite der Titelgeschichte',
  game: 'Spiel',
  shelf: 'Bücher',
  steps: 'Experiment',
  why: 'Warum das so ist',
  riddles: 'Rätsel',
  briefs: 'Kurz gemeldet',
  debate: 'Streitfrage',
  people: 'Porträt',
  questions: 'Fragen',
  comic: 'letzte Seite',
  event: 'erste Veranstaltung',
};

/** frameWord('lead') → 'Artikel' */
export const frameWord = (id: string) => FRAMES[id] ?? id;
