import styled from 'styled-components';
import { filterList } from '@/components/ui/styles/filter-list';
import { media, theme } from '@/components/ui/theme';
import type { Content, Game } from '@/lib/content/kinds';
import { AGE_GROUPS, gameFilter, typeOptions } from '@/lib/tips/filter';
import { PAGE_SIZE } from '@/lib/tips/list';
import { uniqueById } from '@/lib/tips/unique';
import { GameCard } from './game-card';
import { arrival } from './styles/arrival';
import { list } from './styles/list';
import { TipList } from './tip-list.island';

type Props = { copy: Content['lists']['games']; games: Game[] };

/** All games, each on its sheet (spec 2 §2, Full game list). */
export function GameList({ copy, ...given }: Props) {
  const { items: games } = uniqueById(given.games);
  return (
    <Root>
      <TipList
        prefix="game-"
        found={copy.found}
        feed="/tips/games-list.json"
        facets={[
          {
            name: 'alter',
            label: 'Alter',
            all: 'Jedes Alter',
            options: AGE_GROUPS.map(({ value, label }) => ({ value, label })),
          },
          { name: 'art', label: 'Art', all: 'Alle Spiele', options: typeOptions(games.map(({ type }) => type)) },
        ]}
        items={games.slice(0, PAGE_SIZE).map((game) => ({ ...gameFilter(game), node: <GameCard game={game} /> }))}
        total={games.length}
        searchLabel="Suche nach Titel oder Verlag"
        noun={{ one: 'Spiel', many: 'Spiele' }}
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
  ${list}
  ${arrival}
  .filter-items { gap: ${theme.space.xl}; }
  .scene .picture { block-size: ${theme.size.cover}; border-radius: ${theme.radius.small}; }
  .scene img { block-size: 100%; object-fit: cover; }
  .scene { padding: ${theme.space.s}; }
  .words { padding-inline: ${theme.space.l}; }
  ${media.tablet} { .words { padding-inline-start: 0; } }
`;
