import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { MenuGroup } from '@/lib/pages/menu';
import type { Crumb } from '@/lib/pages/site-page';

/** The menu on a desk: sections of the landing page, and groups whose pages lie in a panel below (R-NAV-13). */
export const MenuBar = ({ groups }: { groups: MenuGroup[] }) => (
  <ul role="list">
    {groups.map((group) => (
      <Group key={group.id} {...group} />
    ))}
  </ul>
);

/** What stands for the group bears its id: a pass marks it where the page belongs to it (lib/export/passes/mark-place). */
const Group = ({ id, name, isPanel, pages, sections }: MenuGroup) => (
  <>
    {isPanel && (
      <li data-group={id}>
        <button type="button" popoverTarget={`menu-${id}`}>
          {name}
          <Icon name="chevron-down" />
        </button>
        <div className="panel" id={`menu-${id}`} popover="auto">
          <MenuLinks links={pages} />
        </div>
      </li>
    )}
    {sections.map(({ name, path }, at) => (
      <li key={path} data-group={isPanel || at < sections.length - 1 ? undefined : id}>
        <Link href={path}>{name}</Link>
      </li>
    ))}
  </>
);

export const MenuLinks = ({ links, labelledBy }: { links: Crumb[]; labelledBy?: string }) => (
  <ul role="list" aria-labelledby={labelledBy}>
    {links.map(({ name, path }) => (
      <li key={path}>
        <Link href={path}>{name}</Link>
      </li>
    ))}
  </ul>
);
