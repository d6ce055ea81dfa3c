import type { Fault } from './fault';

/** More than these are counted: 'und 4 weitere'. */
const PLACES_PER_FILE = 3;

/** listPlaces(places) → 'news.yaml · teaser[2]; puzzles.yaml · words[3].articles[1], words[9].articles[1] und 4 weitere' */
export function listPlaces(places: readonly Pick<Fault, 'file' | 'field'>[]): string {
  const files = [...new Set(places.map(({ file }) => file))];
  return files
    .map((file) => {
      const fields = [...new Set(places.filter((place) => place.file === file).map(({ field }) => field))];
      const own = fields.filter((field) => field !== '(Datei)');
      const more = own.length > PLACES_PER_FILE ? ` und ${own.length - PLACES_PER_FILE} weitere` : '';
      return [file, own.slice(0, PLACES_PER_FILE).join(', ')].filter(Boolean).join(' · ') + more;
    })
    .join('; ');
}
