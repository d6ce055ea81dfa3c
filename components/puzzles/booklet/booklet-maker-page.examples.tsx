import { bookletOf } from 'puzzles/booklet/choice';
import { makeBooklet } from 'puzzles/booklet/make';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { bookletIngredients } from '@/lib/puzzles/booklet/ingredients';
import { BookletMakerPage, bookletCopy, InEveryLook, Root } from './booklet-maker-page';
import { BookletPages } from './booklet-pages';

const booklet = bookletOf('k3f9.12.gemischt');

export const examples: Examples = {
  'Die Seite': <BookletMakerPage />,
  ...(booklet && {
    'Ein Heft': (
      <Root>
        <InEveryLook>
          <BookletPages
            booklet={booklet}
            entries={[...makeBooklet(bookletIngredients(content), booklet)]}
            isWhole
            copy={bookletCopy()}
          />
        </InEveryLook>
      </Root>
    ),
  }),
};
