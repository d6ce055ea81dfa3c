import type { Book } from 'content/kinds';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { bookPath } from '@/lib/paths';
import { Root } from './book-pager.styles';

/** Links to the previous and the next book. */
export function BookPager({ previous, next }: { previous?: Book; next?: Book }) {
  return (
    <Root className="no-print" aria-label="Weitere Buchtipps">
      {previous && (
        <Link href={bookPath(previous.id)} rel="prev">
          <Icon name="arrow-left" />
          <span>
            <small>Voriger Buchtipp</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link href={bookPath(next.id)} rel="next">
          <span>
            <small>Nächster Buchtipp</small>
            {next.title}
          </span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </Root>
  );
}
