import type { Book, Content, Game, Landing } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { MoreLink } from '@/components/ui/back-link';
import { Section } from '@/components/ui/section';
import { placesIn } from '@/lib/pages/paged';
import { PATHS } from '@/lib/paths';
import { TIPS_PER_DRAW } from '@/lib/tips/draw';
import { uniqueById } from '@/lib/tips/unique';
import { BookTip } from './book-tip';
import { bookTip } from './book-tip.styles';
import { ExampleNote } from './example-note';
import { example } from './example-note.styles';
import { GameTip } from './game-tip';
import { gameTip } from './game-tip.styles';
import { Showcase } from './showcase.island';
import { showcase } from './showcase.styles';

type Props = { copy: Landing['tips']; lists: Pick<Content['lists'], 'books' | 'games'>; books: Book[]; games: Game[] };

/** Eight books and eight games in two tabs, drawn again on each load (R-TIP-1, R-TIP-2); an empty list has no tab. */
export function TipsSection({ copy, lists, ...tips }: Props) {
  const books = uniqueById(tips.books).items;
  const games = uniqueById(tips.games).items;
  if (books.length + games.length === 0) {
    return (
      <Section id="games-books" tone="cream" kicker={copy.kicker} heading={copy.heading}>
        <p>Hier stehen bald wieder Buchtipps und Spiele.</p>
      </Section>
    );
  }
  const bookAt = placesIn(PATHS.books, books, 'book');
  const gameAt = placesIn(PATHS.games, games, 'game');
  return (
    <Section id="games-books" tone="cream" kicker={copy.kicker} heading={copy.heading} lead={copy.lead}>
      <Root>
        <Island
          of={Showcase}
          hydrate="visible"
          props={{
            shelves: [
              {
                kind: 'books' as const,
                label: 'Buchtipps',
                tips: books
                  .slice(0, TIPS_PER_DRAW)
                  .map((book, key) => ({ key, node: <BookTip book={book} href={bookAt(book.id)} /> })),
                total: books.length,
                more: (
                  <>
                    <ExampleNote text={lists.books.example?.list} />
                    <MoreLink href={PATHS.books}>Alle Buchtipps ansehen</MoreLink>
                  </>
                ),
              },
              {
                kind: 'games' as const,
                label: 'Spiele',
                tips: games
                  .slice(0, TIPS_PER_DRAW)
                  .map((game, key) => ({ key, node: <GameTip game={game} href={gameAt(game.id)} /> })),
                total: games.length,
                more: (
                  <>
                    <ExampleNote text={lists.games.example?.list} />
                    <MoreLink href={PATHS.games}>Alle Spiele ansehen</MoreLink>
                  </>
                ),
              },
            ].filter(({ total }) => total > 0),
          }}
        />
      </Root>
    </Section>
  );
}

const Root = styled.div`
  ${bookTip}
  ${gameTip}
  ${showcase}
  ${example}
`;
