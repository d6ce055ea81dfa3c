import type { ComponentProps } from 'react';
import { MoreLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import { anchorOf, type Tip } from '@/lib/tips/tip';
import { Placeholder } from './placeholder';

/** Books on a board, games on a sheet: the picture's frame and its displayed width. */
const LOOKS = {
  book: { className: 'stand', sizes: '(width >= 40rem) 15rem, 6rem' },
  game: {
    className: 'scene',
    sizes: '(width >= 62rem) 34rem, (width >= 40rem) 36vw, 8rem',
  },
} as const;

/** A book or game in its list (R-TIP-6). The list's root includes its styles. */
export function TipCard({ tip, eager }: { tip: Tip } & Pick<ComponentProps<typeof Picture>, 'eager'>) {
  const { kind, id, title, type, age, extent, origin, description, price, picture, path } = tip;
  const anchor = anchorOf(tip);
  const look = LOOKS[kind];
  return (
    <article
      id={anchor}
      className={kind === 'game' ? 'tip sheet' : 'tip'}
      tabIndex={-1}
      aria-labelledby={`${anchor}-titel`}
    >
      <div className={look.className}>
        {picture ? (
          <Picture image={picture} sizes={look.sizes} eager={eager} fallback={{ kind, title, id }} />
        ) : (
          <Placeholder kind={kind} />
        )}
      </div>
      <div className="words">
        <p className="labels">
          <Badge tone="coral">
            <Words text={type} />
          </Badge>
          <Badge tone="sun">{age.text}</Badge>
          <Badge tone="sky">{extent}</Badge>
        </p>
        <h2 id={`${anchor}-titel`}>
          <Words text={title} />
        </h2>
        <p className="origin">{origin}</p>
        <p className="description">{description}</p>
        <p className="ways">
          {price && <span className="price">{price}</span>}
          {path ? (
            <MoreLink href={path} about={title}>
              Mehr erfahren
            </MoreLink>
          ) : (
            <Unfold about={title} />
          )}
        </p>
      </div>
    </article>
  );
}

/** Rows cut descriptions to three lines. Books have a page; games expand in place by a checkbox, without JavaScript. */
const Unfold = ({ about }: { about: string }) => (
  <label className="text-button unfold no-print">
    <input type="checkbox" aria-label={`Ganz lesen: ${about}`} />
    Ganz lesen
    <Icon name="chevron-down" />
  </label>
);
