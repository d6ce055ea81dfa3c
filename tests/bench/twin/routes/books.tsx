import { TipsPage } from '@/components/tips/tips-page';
import { PATHS } from '@/lib/pages/paths';
import { findable } from '@/lib/tips/findable';
import { tipOfBook } from '@/lib/tips/tip';
import { content } from '../content';

export function Component() {
  const { lists, books, searchWords } = content;
  return (
    <TipsPage
      kind="book"
      path={PATHS.books}
      page={1}
      copy={lists.books}
      tips={findable(books.map(tipOfBook), searchWords)}
    />
  );
}
