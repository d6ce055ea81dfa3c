import { counted } from '@/lib/text';

/** Most cards drawn sticking out of a box. */
const SEEN = 4;

/** One of the five boxes, with its cards sticking out. */
export function WordBox({ box, name, count }: { box: number; name: string; count: number }) {
  return (
    <li className="word-box" data-box={box}>
      <span className="slips" aria-hidden="true">
        {Array.from({ length: Math.min(count, SEEN) }, (_, place) => (
          <span key={String(place)} />
        ))}
      </span>
      <span className="front">
        <strong>
          <span className="visually-hidden">Kasten </span>
          {box}
        </strong>
        <span className="inside">{counted(count, 'Wort', 'Wörter')}</span>
      </span>
      <span className="name">{name}</span>
    </li>
  );
}
