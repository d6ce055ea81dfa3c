import { absolute } from 'content/address';
import type { Page, Site } from 'content/kinds';
import { TERMS_PATH } from 'content/own-paths';
import { type ContractTexts, type LegalText, underlined } from './receipt';

/** markdownToText('**Frist**\n\nSie haben\nZeit, siehe [AGB](/agb/).') → 'Frist\n\nSie haben Zeit, siehe AGB (https://…/agb/).' */
export const markdownToText = (markdown: string) =>
  markdown
    .trim()
    .replace(/\*\*(.+?)\*\*/gs, '$1')
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_link, label: string, path: string) => `${label} (${absolute(path)})`)
    .replace(/\\([*_])/g, '$1')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\n\s*(?!\s|- )/g, ' '))
    .join('\n\n');

const legalText = ({ heading, body }: Page['sections'][number]): LegalText => ({ heading, text: markdownToText(body) });

/** contractTexts(site, pages.widerruf) → { publisher: ['…', 'E-Mail: …'], terms: 'https://…/agb/', legal: [{
 * heading: 'Widerrufsbelehrung', text: '…' }] } */
export const contractTexts = ({ publisher }: Pick<Site, 'publisher'>, { sections }: Pick<Page, 'sections'>) =>
  ({
    publisher: [
      publisher.name,
      publisher.street,
      publisher.city,
      `E-Mail: ${publisher.email}`,
      `Telefon: ${publisher.phone}`,
    ],
    terms: absolute(TERMS_PATH),
    legal: sections.filter(({ onReceipt }) => onReceipt).map(legalText),
  }) satisfies ContractTexts;

/** termsText(pages.agb) → 'AGB\n===\n\n…\n\n1. Anbieter\n-----------\n…' */
export const termsText = ({ title, lead, sections }: Page) =>
  [
    ...underlined(title, '='),
    '',
    markdownToText(lead),
    ...sections.map(legalText).flatMap(({ heading, text }) => ['', ...underlined(heading), text]),
    '',
  ].join('\n');
