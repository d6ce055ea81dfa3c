import { hashOf } from 'german/hash';
import { contractTexts, termsText } from './contract';
import { underlined } from './receipt';
import type { Sources } from './sources';

type Texts = Pick<Sources, 'site' | 'pages'>;

/** Texts that the customer receives on a durable medium. */
export type Documents = { terms: string; withdrawal: string };

/** documentsOf({ site, pages }) → { terms: 'AGB\n===\n…', withdrawal: 'Widerrufsbelehrung\n---…' } */
export const documentsOf = ({ site, pages }: Texts): Documents => ({
  terms: termsText(pages.agb),
  withdrawal: contractTexts(site, pages.widerruf)
    .legal.flatMap(({ heading, text }) => [...underlined(heading), text, ''])
    .join('\n'),
});

/** Independent of the site's address: documentsVersion({ site, pages }) → '8f14e45fceea167a' */
export function documentsVersion({ site, pages }: Texts): string {
  const { title, lead, sections } = pages.agb;
  const legal = pages.widerruf.sections.filter(({ onReceipt }) => onReceipt);
  const source = JSON.stringify([title, lead, sections, legal, site.order.withdrawal]);
  return hashOf([source], 16);
}
