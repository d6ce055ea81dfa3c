import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { SECTIONS } from '@/lib/navigation';
import { SEARCH_PATH } from '@/lib/paths';
import { Logo } from './logo';
import { MenuControl } from './menu.island';
import { ScrollState } from './scroll-state.island';

/** The masthead: fixed, transparent at the top of the page, white from 10 px on (spec 1 §2). */
export function Header() {
  return (
    <Root>
      <ScrollState />
      <div className="bar">
        <Link href="/" className="home" aria-label={`${content.site.product}, zur Startseite`}>
          <Logo />
        </Link>
        <nav aria-label="Hauptmenü" className="wide-only">
          <SectionLinks />
        </nav>
        <Link href={SEARCH_PATH} className="to-search">
          <Icon name="search" />
          <span className="visually-hidden">Suche</span>
        </Link>
        <TrialButton />
        <button
          type="button"
          className="button menu-toggle"
          data-variant="second"
          command="show-modal"
          commandfor="menu"
          aria-haspopup="dialog"
        >
          <Icon name="menu" />
          <span className="visually-hidden">Menü öffnen</span>
        </button>
      </div>
      <dialog id="menu" closedby="any" aria-label="Menü">
        <button type="button" className="button menu-toggle" data-variant="second" command="close" commandfor="menu">
          <Icon name="x" />
          <span className="visually-hidden">Menü schließen</span>
        </button>
        <nav aria-label="Menü">
          <SectionLinks>
            <li>
              <Link href={SEARCH_PATH}>Suche</Link>
            </li>
          </SectionLinks>
        </nav>
        <TrialButton />
      </dialog>
      <MenuControl dialogId="menu" />
    </Root>
  );
}

const SectionLinks = ({ children }: { children?: ReactNode }) => (
  <ul role="list">
    {SECTIONS.map(({ id, label }) => (
      <li key={id}>
        <Link href={`/#${id}`}>{label}</Link>
      </li>
    ))}
    {children}
  </ul>
);

const TrialButton = () => (
  <LinkButton href="/subscription/trial/" size="small">
    Jetzt {content.site.product} kennenlernen
  </LinkButton>
);

const Root = styled.header`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${theme.layer.header};
  view-transition-name: header;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${theme.color.white};
    box-shadow: ${theme.shadow.sheet};
    opacity: 0;
    transition: opacity ${theme.motion.medium};
    html[data-scrolled] & { opacity: 1; }
    /* Without script nobody tells it that the page has moved. */
    @media (scripting: none) { opacity: 1; }
    html[data-scripts='lost'] & { opacity: 1; }
  }

  .bar {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    block-size: ${theme.space.header};
    inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.wide});
    margin-inline: auto;
  }

  .home { margin-inline-end: auto; color: ${theme.color.ink}; }
  .home svg { block-size: ${theme.space.xl}; inline-size: auto; }

  nav a {
    display: block;
    padding: ${theme.space.xs} ${theme.space.s};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.ink};
    font-size: ${theme.type.small};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
    hyphens: manual;
    white-space: nowrap;
  }
  ${media.hover} { nav a:hover { background: ${theme.color.sun}; } }
  .to-search {
    display: grid;
    place-items: center;
    inline-size: ${theme.size.touch};
    block-size: ${theme.size.touch};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.ink};
  }
  ${media.hover} { .to-search:hover { background: ${theme.color.sun}; } }
  .wide-only, .bar > .button:not(.menu-toggle) { display: none; }
  ${media.wide} {
    .wide-only, .bar > .button:not(.menu-toggle) { display: block; }
    .wide-only ul { display: flex; }
    .bar > .menu-toggle { display: none; }
  }
  .menu-toggle { padding: ${theme.space.xs}; inline-size: ${theme.size.touch}; }

  dialog {
    inset: 0 0 auto auto;
    inline-size: min(100%, ${theme.width.narrow});
    max-block-size: 100dvh;
    margin: 0 0 0 auto;
    padding: ${theme.space.s} ${theme.space.gutter} ${theme.space.xl};
    border: 0;
    border-end-start-radius: ${theme.radius.large};
    background: ${theme.color.paper};
    box-shadow: ${theme.shadow.lift};
    ${media.moving} { animation: unroll ${theme.motion.medium}; }
  }
  @keyframes unroll { from { opacity: 0; translate: 0 -1em; } }
  dialog::backdrop { background: ${theme.alpha.veil}; }
  dialog:modal > .menu-toggle { display: flex; margin-inline-start: auto; }
  dialog a { padding-block: ${theme.space.m}; border-block-end: ${theme.line.hair} solid ${theme.alpha.line}; border-radius: 0; }
  dialog nav a { font: ${theme.weight.bold} ${theme.type.h4} ${theme.font.head}; }
  dialog > .button { inline-size: 100%; margin-block-start: ${theme.space.l}; border-radius: ${theme.radius.pill}; }
  dialog > .menu-toggle { inline-size: ${theme.size.touch}; margin-block-start: 0; }

  ${media.print} { display: none; }
`;
