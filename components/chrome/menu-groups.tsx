import { Link } from '@/components/ui/link';
import type { MenuGroup } from '@/lib/pages/menu';
import { PATHS } from '@/lib/pages/paths';
import { MenuLinks } from './menu-bar';

/** The same menu on a phone: all links, under small headings (R-NAV-6). */
export const MenuGroups = ({ groups }: { groups: MenuGroup[] }) => (
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
