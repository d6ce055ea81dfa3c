import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { menuOf } from '@/lib/pages/menu';
import { PATHS, planPath } from '@/lib/pages/paths';
import { Root } from './header.styles';
import { Logo } from './logo';
import { MenuBar } from './menu-bar';
import { MenuGroups } from './menu-groups';

const GROUPS = menuOf(content);

/** The masthead. It is sticky and transparent until the page has scrolled by 10 px, then white with blur (R-NAV-2). It
 * overlaps the page, which keeps its height free; in low windows it scrolls away. */
export function Header() {
  return (
    <Root>
      <div className="bar">
        <Link href="/" className="home" aria-label={`${content.site.product}, zur Startseite`}>
          <Logo />
        </Link>
        <nav aria-label="Hauptmenü" className="wide-only">
          <MenuBar groups={GROUPS} />
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
          <MenuGroups groups={GROUPS} />
        </nav>
        <TrialButton />
      </dialog>
    </Root>
  );
}

const TrialButton = () => (
  <LinkButton href={planPath('trial')} size="small">
    {`Jetzt ${content.site.product} kennenlernen`}
  </LinkButton>
);
