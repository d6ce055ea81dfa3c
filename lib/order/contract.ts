import type { Page, Site } from '@/lib/content/kinds';
import { PATHS } from '@/lib/pages/paths';
import { absolute } from '@/lib/seo/address';
import { underlined } from './receipt';

export type LegalText = { heading: string; text: string };

/** What of the contract's texts stands on every receipt: who the publisher is, where the terms are, the withdrawal. */
export type ContractTexts = { publisher: string[]; terms: string; legal: LegalText[] };

/**
 * Markdown of our own content as plain text, a line for each paragraph and each item.
 *
 * plainText('**Frist**\n\nSie haben\nZeit, siehe [AGB](/agb/).') → 'Frist\n\nSie haben Zeit, siehe AGB (https://…/agb/).'
 */
export const plainText = (markdown: string) =>
  markdown
    .trim()
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_link, label: string, path: string) => `${label} (${absolute(path)})`)
    .replace(/\\([*_])/g, '$1')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\n\s*(?!\s|- )/g, ' '))
    .join('\n\n');

const legalText = ({ heading, body }: Page['sections'][number]): LegalText => ({ heading, text: plainText(body) });

export const contractTexts = ({ publisher }: Pick<Site, 'publisher'>, { sections }: Pick<Page, 'sections'>) =>
  ({
    publisher: [
      publisher.name,
      publisher.street,
      publisher.city,
      `E-Mail: ${publisher.email}`,
      `Telefon: ${publisher.phone}`,
    ],
    terms: absolute(PATHS.terms),
    legal: sections.filter(({ onReceipt }) => onReceipt).map(legalText),
  }) satisfies ContractTexts;

/** All terms as one plain text. */
export const termsText = ({ title, lead, sections }: Page) =>
  [
    ...underlined(title, '='),
    '',
    plainText(lead),
    ...sections.map(legalText).flatMap(({ heading, text }) => ['', ...underlined(heading), text]),
    '',
  ].join('\n');
