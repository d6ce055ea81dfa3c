import type { MenuPlace } from '@/lib/pages/menu';
import { failer } from '../fault';
import { type Document, type Element, elementsIn, replaceElements } from '../tree';

type Where = {
  base: string;
  /** Path of the page: '/news/eulen/' */
  path: string;
  place: MenuPlace | undefined;
};

const isMenu = ({ attributes }: Element) => attributes.id === 'menu';
const isMasthead = ({ name, children }: Element) => name === 'header' && [...elementsIn(children)].some(isMenu);

/** Marks the current page in the masthead, which the layout cannot know: → '<li data-group="lesen" data-here=""> … <a href="/news/"
 * aria-current="page">' Invariants: one masthead, with nothing marked yet; a page in the menu has its group and its link there. */
export function markCurrentPage(document: Document, { base, path, place }: Where): Document {
  const refuse = failer('markCurrentPage', document.page);
  const elements = [...elementsIn(document.nodes)];
  const [masthead, second] = elements.filter(isMasthead);
  if (!masthead) return refuse('whole page', 'The header with the menu is missing.');
  if (second) refuse(second, 'A second header with a menu.');
  const inside = [...elementsIn(masthead.children)];
  const marked = inside.find(({ attributes }) => 'aria-current' in attributes || 'data-here' in attributes);
  if (marked) refuse(marked, 'Something is already marked as the current page.');
  const leadsTo = (aim: string | undefined) => (element: Element) =>
    element.name === 'a' && element.attributes.href === `${base}${aim}`;
  const [isPage, isOver] = [leadsTo(path), leadsTo(place?.path)];
  const isGroup = ({ attributes }: Element) => place !== undefined && attributes['data-group'] === place.group;
  if (place && !(inside.some(isOver) && inside.some(isGroup)))
    refuse(masthead, `The menu has no link to ${place.path} in the group “${place.group}”.`);
  const mark = (element: Element): Element[] => {
    const added: Record<string, string> = {
      ...(isGroup(element) && { 'data-here': '' }),
      ...(isPage(element) ? { 'aria-current': 'page' } : isOver(element) && { 'aria-current': 'true' }),
    };
    return [{ ...element, attributes: { ...element.attributes, ...added } }];
  };
  const nodes = replaceElements(document.nodes, (element, original) =>
    original === masthead ? [{ ...element, children: replaceElements(element.children, mark) }] : [element],
  );
  return { ...document, nodes };
}
