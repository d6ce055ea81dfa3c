import type { Issue } from './kinds';

type Numbered = Pick<Issue, 'number' | 'year'>;

/** numberOf({ number: 47, year: 2026 }) → '47/2026' */
export const numberOf = ({ number, year }: Numbered) => `${number}/${year}`;

/** issueName({ number: 47, year: 2026 }) → 'Ausgabe 47/2026' */
export const issueName = (issue: Numbered) => `Ausgabe ${numberOf(issue)}`;
