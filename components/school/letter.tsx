import type { School } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { Page } from '@/components/ui/page';
import { media, theme } from '@/components/ui/theme';
import { PrintTools } from './print-tools.island';
import { printTools } from './print-tools.styles';

/** The letter to parents: to copy, or to print alone on a page (R-SCH-23). */
export function Letter({ letter }: { letter: School['letter'] }) {
  const { title, lead, copied, failed, place, heading, greeting, paragraphs, closing, signature, slip } = letter;
  return (
    <Page kicker="Für die Schule" title={title} lead={lead} onPaper="content">
      <Root>
        <Island
          of={PrintTools}
          props={{ copy: { label: 'Text kopieren', text: letterText(letter), copied, failed } }}
        />
        <article className="sheet" aria-labelledby="brief">
          <p className="place">{place}</p>
          <h2 id="brief">{heading}</h2>
          <p>{greeting}</p>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{closing}</p>
          <p className="signature">{signature}</p>
          <p className="slip">{slip}</p>
        </article>
      </Root>
    </Page>
  );
}

/** Text to paste into a word processor: letterText(letter) → 'Ort, Datum: ___\n\nWir lesen Zeitung\n\nLiebe Eltern,\n\n…' */
export const letterText = ({ place, heading, greeting, paragraphs, closing, signature, slip }: School['letter']) =>
  [place, heading, greeting, ...paragraphs, closing, signature, slip].join('\n\n');

const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-inline-size: calc(${theme.width.text} * 1.2);
  ${printTools}
  article { display: grid; gap: ${theme.space.m}; padding: min(${theme.space.xxl}, 6vw); overflow-wrap: anywhere; hyphens: manual; }
  h2 { font-size: ${theme.type.h3}; }
  .place { text-align: end; }
  .signature { margin-block-start: ${theme.space.l}; }
  .slip { margin-block-start: ${theme.space.l}; padding-block-start: ${theme.space.l}; border-block-start: ${theme.line.thin} dashed ${theme.alpha.lineStrong}; line-height: 2; }
  ${media.print} { max-inline-size: none; article { padding: 0; border: 0; box-shadow: none; } }
`;
