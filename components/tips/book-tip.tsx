import type { Book } from 'content/kinds';
import { coverOf, priceText } from '@/lib/tips/facts';
import { TipPicture } from './tip-picture';
import { TipWords } from './tip-words';

/** A book on the landing page's shelf: cover, age, pages, title, publisher, shortened description, price. */
export function BookTip({ book, href }: { book: Book; href: string }) {
  const { id, title, age, pages, publisher, description, price } = book;
  return (
    <>
      <div className="stand">
        <TipPicture image={coverOf(book)} kind="book" id={id} title={title} sizes="(width >= 62rem) 15rem, 12rem" />
      </div>
      <TipWords
        {...{ title, description, href }}
        facts={`${age.text} · ${pages.text}`}
        origin={[publisher]}
        price={priceText(price)}
      />
    </>
  );
}
