import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from './theme';
import { Words } from './words';

type Tone = 'paper' | 'cream' | 'night';
type Props = {
  id?: string;
  tone?: Tone;
  kicker: string;
  heading: string;
  lead?: string;
  children: ReactNode;
};

/** A section of a page: surface, kicker, heading with a drawn rule under its last word, lead, content. */
export function Section({ id, tone = 'paper', kicker, heading, lead, children }: Props) {
  const headingId = `${id ?? heading.toLowerCase().replace(/[^a-zäöüß]+/g, '-')}-titel`;
  return (
    <Root id={id} data-tone={tone} aria-labelledby={headingId} tabIndex={id ? -1 : undefined}>
      <div className="inner" data-rise="">
        <header>
          <p className="kicker">{kicker}</p>
          <h2 id={headingId}>
            <DrawnHeading text={heading} />
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </header>
        {children}
      </div>
    </Root>
  );
}

/** Puts the hand-drawn rule under the last word of a heading. */
export function DrawnHeading({ text }: { text: string }) {
  const cut = text.lastIndexOf(' ') + 1;
  return (
    <>
      <Words text={text.slice(0, cut)} />
      <span className="drawn">
        <Words text={text.slice(cut)} />
        <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path
            d="M3 8C38 3 62 9 98 5s62 3 99-1"
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </svg>
      </span>
    </>
  );
}

const Root = styled.section`
  padding-block: ${theme.space.section};
  /* The header may lie over the empty top of a chapter: the headline comes right below it. */
  scroll-margin-block-start: calc(${theme.space.xs} - ${theme.space.header});
  &[data-tone='cream'] { background: ${theme.color.cream}; }
  &[data-tone='night'] { background: ${theme.color.night}; color: ${theme.color.lamp}; }

  > .inner {
    container-type: inline-size;
    inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
    margin-inline: auto;
  }
  > .inner > header { max-inline-size: ${theme.width.text}; margin-block-end: ${theme.space.m}; }
  ${media.desktop} { > .inner > header { margin-block-end: ${theme.space.xxl}; } }

  &[data-tone='night'] .kicker { color: ${theme.color.sun}; }
  &[data-tone='night'] .drawn svg { color: ${theme.color.sun}; }
  > .inner > header .lead { margin-block-start: ${theme.space.s}; font-size: ${theme.type.lead}; line-height: 1.5; }
  ${media.desktop} { > .inner > header .lead { margin-block-start: ${theme.space.l}; line-height: inherit; } }

  /* On paper chapters follow one another below double rules, without their grounds. */
  ${media.print} {
    padding-block: ${theme.space.l} 0;
    &[data-tone] { background: none; color: inherit; }
    &[data-tone] :is(.kicker, .drawn svg) { color: inherit; }
    > .inner { inline-size: 100%; }
    > .inner > header { max-inline-size: none; margin-block-end: ${theme.space.m}; padding-block-start: ${theme.space.xs}; border-block-start: ${theme.line.double} double; break-inside: avoid; break-after: avoid; }
    > .inner > header h2 { font-size: ${theme.type.h3}; }
    > .inner > header .lead { margin-block-start: ${theme.space.xs}; font-size: ${theme.type.text}; }
  }
`;
