import type { Content } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { filterList } from '@/components/ui/filter-list.styles';
import { InlineScript } from '@/components/ui/inline-script';
import { EXPANDED } from '@/components/ui/kept-room';
import { ListHead } from '@/components/ui/list-head';
import { stickyListHead } from '@/components/ui/list-head.styles';
import { eagerAt } from '@/components/ui/picture';
import { inPages, PER_PAGE } from '@/lib/pages/paged';
import { PATHS } from '@/lib/paths';
import { AGE_GROUPS, filterOf, typeOptions } from '@/lib/tips/filter';
import type { Tip } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';
import { DuplicateNotice } from './duplicate-notice';
import { ExampleNote } from './example-note';
import { exampleOfList } from './example-note.styles';
import { tipGrid } from './full-list.styles';
import { ListPager } from './list-pager';
import { TipCard } from './tip-card';
import { tipCard } from './tip-card.styles';
import { TipList } from './tip-list.island';

/** Labels of each list's controls, and the feed of the items beyond its first page. */
const LISTS = {
  book: {
    path: PATHS.books,
    feed: '/tips/books-list.json',
    all: 'Alle Bücher',
    searchLabel: 'Suche nach Titel, Namen oder Thema',
    noun: { one: 'Buchtipp', many: 'Buchtipps' },
    none: 'Hier stehen bald wieder Buchtipps.',
  },
  game: {
    path: PATHS.games,
    feed: '/tips/games-list.json',
    all: 'Alle Spiele',
    searchLabel: 'Suche nach Titel, Art oder Spielerzahl',
    noun: { one: 'Spiel', many: 'Spiele' },
    none: 'Hier stehen bald wieder Spiele.',
  },
} as const;

type Props = { kind: Tip['kind']; copy: Content['lists']['books' | 'games']; tips: Tip[]; page?: number };

/** All books on shelves, or all games on sheets (R-TIP-6). The first page filters all items; the others are static. */
export function FullList({ kind, copy, page = 1, ...given }: Props) {
  const { items: tips, removed } = uniqueById(given.tips);
  const { path, all, none, ...controls } = LISTS[kind];
  if (tips.length === 0) return <p>{none}</p>;
  const pages = inPages(tips);
  const held = pages[page - 1] ?? [];
  const pager = pages.length > 1 && <ListPager list={path} page={page} count={pages.length} />;
  const before = (page - 1) * PER_PAGE;
  if (page > 1)
    return (
      <Root data-kind={kind}>
        <ExampleNote text={copy.example?.list} />
        <ListHead toFilter={path}>
          <p>
            {controls.noun.many} {before + 1} bis {before + held.length} von {tips.length}
          </p>
        </ListHead>
        <ul role="list" className="tip-grid">
          {held.map((tip, place) => (
            <li key={tip.id}>
              <TipCard tip={tip} eager={eagerAt(place)} />
            </li>
          ))}
        </ul>
        {pager}
        <p className="visually-hidden" role="status" data-found={copy.found} suppressHydrationWarning>
          {''}
        </p>
        <InlineScript name="tipMark" />
      </Root>
    );
  return (
    <Root data-kind={kind}>
      <ExampleNote text={copy.example?.list} />
      {kind === 'book' && <DuplicateNotice removed={removed} />}
      <Island
        of={TipList}
        now={`?alter ?art ?suche #${kind}- ${EXPANDED}`}
        props={{
          ...controls,
          listClassName: 'tip-grid',
          prefix: `${kind}-`,
          found: copy.found,
          facets: [
            {
              name: 'alter',
              label: 'Alter',
              all: 'Jedes Alter',
              options: AGE_GROUPS.map(({ value, label }) => ({ value, label })),
            },
            { name: 'art', label: 'Art', all, options: typeOptions(tips.map(({ type }) => type)) },
          ],
          items: held.map((tip, place) => ({ ...filterOf(tip), node: <TipCard tip={tip} eager={eagerAt(place)} /> })),
          total: tips.length,
          pages: pager,
          empty: (
            <>
              <h2>{copy.empty.title}</h2>
              <p>{copy.empty.text}</p>
            </>
          ),
          resetLabel: copy.empty.reset,
        }}
      />
      <InlineScript name="startAtTop" />
    </Root>
  );
}

const Root = styled.div`
  ${filterList}
  container-type: inline-size;
  ${stickyListHead}
  ${exampleOfList}
  ${tipGrid}
  ${tipCard}
`;
