import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { MenuGroup } from '@/lib/pages/menu';
import type { Crumb } from '@/lib/pages/site-page';

/** The menu on desktop: links to sections of the landing page, and groups with their pages in a panel (R-NAV-13).
 * `data-group` marks the item of a group for the pass that marks the current page (lib/export/passes/mark-place). */
export const MenuBar = ({ groups }: { groups: MenuGroup[] }) => (
  <ul role="list">
    {groups.flatMap(({ id, name, isPanel, pages, sections }) => [
      ...(isPanel ? [<Panel key={id} id={id} name={name} pages={pages} />] : []),
      ...sections.map((section, at) => (
        <Entry
          key={section.path}
          {...section}
          {...(!isPanel && at === sections.length - 1 && { group: { 'data-group': id } })}
        />
      )),
    ])}
  </ul>
);

const Panel = ({ id, name, pages }: Pick<MenuGroup, 'id' | 'name' | 'pages'>) => (
  <li data-group={id}>
    <button type="button" popoverTarget={`menu-${id}`}>
      {name}
      <Icon name="chevron-down" />
    </button>
    <div className="panel" id={`menu-${id}`} popover="auto">
      <MenuLinks links={pages} />
    </div>
  </li>
);

/** Absent props are omitted, as React's data repeats every prop in the page. */
const Entry = ({ name, path, group }: Crumb & { group?: { 'data-group': string } }) => (
  <li {...group}>
    <Link href={path}>{name}</Link>
  </li>
);

export const MenuLinks = ({ links, ...label }: { links: Crumb[]; 'aria-label'?: string }) => (
  <ul role="list" {...label}>
    {links.map((link) => (
      <Entry key={link.path} {...link} />
    ))}
  </ul>
);
