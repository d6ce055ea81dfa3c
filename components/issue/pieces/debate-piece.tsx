import { entryOf } from 'content/references';
import { Side } from '@/components/debates/side';
import { MoreLink } from '@/components/ui/back-link';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { ballotFile, debatePath } from '@/lib/paths';
import { Kicker } from './kicker';
import type { PieceOf } from './piece-of';

/** Both sides of a debate. Voting and sources are on its own page, linked once it is published. */
export function DebatePiece({ piece: { slug } }: PieceOf<'debate'>) {
  const debate = entryOf(content, 'debates', slug);
  if (!debate) return null;
  const { title, excerpt, image, pro, contra, facts, starters } = debate;
  const { ballot, ...headings } = content.debatePage;
  const isOut = content.debates.some((one) => one.slug === slug);
  return (
    <>
      <Kicker>{headings.title}</Kicker>
      <h3>
        <Words text={title} />
      </h3>
      <p className="opening">{excerpt}</p>
      {image && <Picture image={image} sizes="(width >= 62rem) 56rem, 92vw" fallback={{ kind: 'article', title }} />}
      <div className="both-sides">
        <Side side={pro} answer="Ja" id="pro" level={4} />
        <Side side={contra} answer="Nein" id="contra" level={4} />
      </div>
      <h4>{headings.facts}</h4>
      <ul>
        {facts.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h4>{headings.opinion}</h4>
      <ul>
        {starters.map((starter) => (
          <li key={starter}>{starter}</li>
        ))}
      </ul>
      {isOut && (
        <>
          <p className="no-print">
            <Link href={ballotFile(slug)}>{ballot.file}</Link>
          </p>
          <MoreLink href={debatePath(slug)} about={title}>
            Abstimmen und Quellen ansehen
          </MoreLink>
        </>
      )}
    </>
  );
}
