import { KindSign } from '@/components/puzzles/kind-sign';
import type { Content } from '@/lib/content/kinds';
import type { Booklet } from '@/lib/puzzles/booklet/choice';
import { BOOKLET_LEVEL_NAMES } from './booklet-choice';

export type CoverCopy = Pick<Content['lists']['puzzles']['booklet'], 'title' | 'owner'> & { paper: string };

type Props = { booklet: Booklet; copy: CoverCopy };

/** The title page, with a line for a name. */
export const BookletCover = ({ booklet: { kinds, level, count }, copy }: Props) => (
  <section className="booklet-cover sheet" aria-labelledby="heft-titel">
    <p>{copy.paper}</p>
    <h2 id="heft-titel">{copy.title}</h2>
    <p>
      {count} Rätsel, {BOOKLET_LEVEL_NAMES[level].toLowerCase()}
    </p>
    <ul role="list">
      {kinds.map((kind) => (
        <li key={kind}>
          <KindSign kind={kind} />
        </li>
      ))}
    </ul>
    <p className="booklet-owner">
      {copy.owner} <i />
    </p>
  </section>
);
