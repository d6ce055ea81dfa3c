import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Times } from '@/lib/content/times';
import { BackLink } from './back-link';
import { DrawnHeading } from './section';
import { StateRibbon } from './state-ribbon';
import { media, theme } from './theme';

type Props = {
  kicker?: string | undefined;
  title: string;
  lead?: string | undefined;
  /** Where the reader came from; the browser's own back button does the rest. */
  back?: { href: string; label: string };
  /** 'text' for a page to read, 'page' for grids, 'wide' for order pages. */
  width?: 'text' | 'page';
  /** 'content' where only what it holds is printed, as a letter. */
  onPaper?: 'content';
  /** Of what the page tells, where a preview may show it before its time. */
  times?: Times;
  children: ReactNode;
};

/** An inner page: room for the fixed header, back link, one h1 with its lead, then the content. */
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
