import type { PartProps } from './part-props';

/** Each word is a book, taller the further its card has come (R-WORD-6). */
export function WordShelf({ data, book }: PartProps) {
  const { shelf: copy } = data.copy;
  return (
    <section className="word-shelf no-print" aria-labelledby="regal">
      <h2 id="regal">{copy.title}</h2>
      <p>{copy.text}</p>
      <ul role="list" className="spines">
        {book.cards.map(({ word, box }) => (
          <li key={word} className="spine" data-box={box}>
            <span className="spine-back">{word}</span>
            <span className="visually-hidden">{`, Kasten ${box}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
