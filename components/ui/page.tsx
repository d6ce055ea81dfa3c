import type { Times } from 'content/times';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackLink } from './back-link';
import { DrawnHeading } from './section';
import { StateRibbon } from './state-ribbon';
import { media, theme } from './theme';

type Props = {
  kicker?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** The usual way back, beside the browser's own back button. */
  back?: { href: string; label: string };
  /** 'text' for pages to read, 'page' for grids. */
  width?: 'text' | 'page';
  /** 'content' prints only the children, for a letter. */
  onPaper?: 'content';
  /** Publication times of the content, for the ribbon in previews. */
  times?: Times;
  children: ReactNode;
};

/** An inner page: room for the fixed header, back link, h1 with lead, content. */
export function Page({ kicker, title, lead, back, width = 'page', onPaper, times, children }: Props) {
  return (
    <Root data-width={width}>
      {times && <StateRibbon of={times} />}
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <header className={onPaper && 'no-print'}>
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>
          <DrawnHeading text={title} />
        </h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </Root>
  );
}

const Root = styled.div`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.l}) ${theme.space.section};
  &[data-width='text'] > * { max-inline-size: ${theme.width.text}; margin-inline: auto; }

  > header { max-inline-size: ${theme.width.text}; margin-block: ${theme.space.m} ${theme.space.xl}; }
  > header h1 { font-size: ${theme.type.h2}; }
  > header .lead { margin-block-start: ${theme.space.l}; font-size: ${theme.type.lead}; }
  ${media.print} { inline-size: 100%; padding: 0; > header { margin-block-start: 0; } }
`;
