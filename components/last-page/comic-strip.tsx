import type { Comic } from 'content/kinds';
import { Picture } from '@/components/ui/picture';

type Props = { comic: Comic /** The one above the fold. */; isFirst?: boolean };

/** Four pictures in a row; the speech below each one is text, for screen readers (R-LAST-2). */
export const ComicStrip = ({ comic: { number, title, date, panels }, isFirst = false }: Props) => (
  <figure className="comic">
    <figcaption>
      <strong>{`Folge ${number}: ${title}`}</strong>
      <span>{date.text}</span>
    </figcaption>
    <ol role="list">
      {panels.map(({ speech, ...image }, at) => (
        <li key={image.alt}>
          <Picture
            image={image}
            sizes="(width >= 75rem) 17rem, (width >= 40rem) 45vw, 85vw"
            eager={isFirst && at < 2 && 'next'}
          />
          {speech.map(({ who, text }) => (
            <p key={text}>
              <b>{who}:</b> {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </figure>
);
