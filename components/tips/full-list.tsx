import styled from 'styled-components';
import { filterList, longList } from '@/components/ui/filter-list.styles';
import type { Content } from '@/lib/content/kinds';
import { AGE_GROUPS, filterOf, typeOptions } from '@/lib/tips/filter';
import { PAGE_SIZE } from '@/lib/tips/list';
import type { Tip } from '@/lib/tips/tip';
import { uniqueById } from '@/lib/tips/unique';
import { DuplicateNotice } from './duplicate-notice';
import { ExampleNote } from './example-note';
import { example } from './example-note.styles';
import { stand } from './stand.styles';
import { TipCard } from './tip-card';
import { tipCard } from './tip-card.styles';
import { TipList } from './tip-list.island';
import { tipList } from './tip-list.styles';

/** The labels of each list's controls, and where the items beyond its first page lie. */
const LISTS = {
  book: {
    feed: '/tips/books-list.json',
    all: 'Alle Bücher',
    searchLabel: 'Suche nach Titel, Namen oder Thema',
    noun: { one: 'Buchtipp', many: 'Buchtipps' },
    none: 'Hier stehen bald wieder Buchtipps.',
  },
  game: {
    feed: '/tips/games-list.json',
    all: 'Alle Spiele',
    searchLabel: 'Suche nach Titel, Art oder Spielerzahl',
    noun: { one: 'Spiel', many: 'Spiele' },
    none: 'Hier stehen bald wieder Spiele.',
  },
} as const;

type Props = { kind: Tip['kind']; copy: Content['lists']['books' | 'games']; tips: Tip[] };

/** All books, one shelf below the other, or all games, each on its sheet (R-TIP-6). */
export function FullList({ kind, copy, ...given }: Props) {
  const { items: tips, removed } = uniqueById(given.tips);
  const { all, none, ...controls } = LISTS[kind];
  if (tips.length === 0) return <p>{none}</p>;
  return (
    <Root>
      <ExampleNote text={copy.example?.list} />
      {kind === 'book' && <DuplicateNotice removed={removed} />}
      <TipList
        {...controls}
        prefix={`${kind}-`}
        found={copy.found}
        facets={[
          {
            name: 'alter',
            label: 'Alter',
            all: 'Jedes Alter',
            options: AGE_GROUPS.map(({ value, label }) => ({ value, label })),
          },
          { name: 'art', label: 'Art', all, options: typeOptions(tips.map(({ type }) => type)) },
        ]}
        items={tips.slice(0, PAGE_SIZE).map((tip) => ({ ...filterOf(tip), node: <TipCard tip={tip} /> }))}
        total={tips.length}
        empty={
          <>
            <h2>{copy.empty.title}</h2>
            <p>{copy.empty.text}</p>
          </>
        }
        resetLabel={copy.empty.reset}
      />
    </Root>
  );
}

const Root = styled.div`
  ${filterList}
  ${stand}
  container-type: inline-size;
  ${longList}
  ${example}
  ${tipList}
  ${tipCard}
`;
