import type { Book } from '@/lib/content/kinds';
import { teaserOf } from '@/lib/text';
import { coverOf, priceText } from '@/lib/tips/facts';
import { MoreButton } from './more-button';
import { TipPicture } from './tip-picture';

/** A book on the landing page's shelf: cover, age, pages, title, publisher, beginning of the description, price. */
export function BookTip({ book, href }: { book: Book; href: string }) {
  const { id, title, age, pages, publisher, description, price } = book;
  return (
    <>
      <div className="stand">
        <TipPicture image={coverOf(book)} kind="book" id={id} title={title} sizes="(width >= 62rem) 15rem, 12rem" />
      </div>
      <div className="words">
        <h4>{title}</h4>
        <p className="facts">
          {age.text} · {pages.text}
        </p>
        <p className="publisher">{publisher}</p>
        <p className="teaser">{teaserOf(description)}</p>
        <p className="price" data-unknown={typeof price === 'string' ? '' : undefined}>
          {priceText(price)}
        </p>
        <MoreButton href={href} title={title} />
      </div>
    </>
  );
}
