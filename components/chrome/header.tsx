import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { content } from '@/lib/content';
import { type MenuGroup, menuOf } from '@/lib/pages/menu';
import { PATHS, planPath } from '@/lib/paths';
import { Root } from './header.styles';
import { Logo } from './logo';
import { MenuBar, MenuLinks } from './menu-bar';

/** The same menu on a phone: all links, under small headings (R-NAV-6). */
const MenuGroups = ({ groups }: { groups: MenuGroup[] }) => (
  <>
    {groups.map(({ id, name, pages, sections }) => (
      <div key={id}>
        <p className="kicker">{name}</p>
        <MenuLinks links={[...sections, ...pages]} aria-label={name} />
      </div>
    ))}
    <Link href={PATHS.search}>Suche</Link>
  </>
);

const GROUPS = menuOf(content);

/** The masthead. It is sticky and transparent until the page has scrolled by 10 px, then white with blur (R-NAV-2). It
 * overlaps the page, which keeps its height free; in low windows it scrolls away. */
export function Header() {
  return (
    <Root>
      <div className="bar">
        <Link href="/" className="home" aria-label={`${content.title.name}, zur Startseite`}>
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
    {`Jetzt ${content.title.name} kennenlernen`}
  </LinkButton>
);
