import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { PATHS, planPath } from '@/lib/pages/paths';
import { SECTIONS } from '@/lib/pages/sections';
import { Root } from './header.styles';
import { Logo } from './logo';

/**
 * The masthead: it stays at the top of the window, transparent until the page has moved by 10 px, white with blur from
 * then on (R-NAV-2). It lies over the head of the page, which keeps room for it; in low windows it scrolls away.
 */
export function Header() {
  return (
    <Root>
      <div className="bar">
        <Link href="/" className="home" aria-label={`${content.site.product}, zur Startseite`}>
          <Logo />
        </Link>
        <nav aria-label="Hauptmenü" className="wide-only">
          <SectionLinks />
        </nav>
        <Link href={PATHS.search} className="to-search">
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
              <Link href={PATHS.search}>Suche</Link>
            </li>
          </SectionLinks>
        </nav>
        <TrialButton />
      </dialog>
    </Root>
  );
}

const SectionLinks = ({ children }: { children?: ReactNode }) => (
  <ul role="list">
    <li>
      <Link href={PATHS.issues}>Ausgabe</Link>
    </li>
    <li>
      <Link href={PATHS.puzzles}>Rätsel</Link>
    </li>
    {SECTIONS.map(({ id, label }) => (
      <li key={id}>
        <Link href={`/#${id}`}>{label}</Link>
      </li>
    ))}
    {children}
  </ul>
);

const TrialButton = () => (
  <LinkButton href={planPath('trial')} size="small">
    Jetzt {content.site.product} kennenlernen
  </LinkButton>
);
