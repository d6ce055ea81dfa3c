import { type SyntheticEvent, useState } from 'react';
import type { Role, Side } from '@/lib/issues/turning';
import type { ViewerPage } from '@/lib/issues/viewer';

type Props = { page: ViewerPage; number: number; role: Role; side: Side; sizes: string; isLarge: boolean; pdf: string };

/** Selects the smallest picture on every screen. */
const SMALLEST = '1px';

/** Address of the first candidate: '/a-640.avif 640w, /a-1760.avif 1760w' → '/a-640.avif' */
const firstOf = (srcSet: string) => srcSet.split(' ')[0] ?? '';

/** A page: its picture, with a button per piece that opens its text. Without the picture the buttons show names. */
export function Page({ page, number, role, side, sizes, isLarge, pdf }: Props) {
  const { section, srcSet, src, pieces } = page;
  const [lost, setLost] = useState<'large' | 'all'>();
  const fail = ({ currentTarget: { currentSrc } }: SyntheticEvent<HTMLImageElement>) => {
    const isSmall = Object.values(srcSet).some((set) => currentSrc.endsWith(firstOf(set)));
    setLost(isSmall || lost ? 'all' : 'large');
  };
  const isShown = role === 'still' || role === 'enter';
  const wanted = lost ? SMALLEST : sizes;
  // Decode before the page is turned to.
  const warm = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (role === 'near') currentTarget.decode().catch(() => undefined);
  };
  return (
    <div
      className="viewer-page"
      data-page={number}
      data-side={side}
      data-role={role}
      data-lost={lost === 'all' || undefined}
      hidden={role === 'near'}
      inert={!isShown}
    >
      <picture>
        <source type="image/avif" srcSet={srcSet.avif} sizes={wanted} />
        <img
          src={src}
          srcSet={srcSet.webp}
          sizes={wanted}
          alt={`Seite ${number}: ${section}`}
          // A page must be drawn when it is turned to; a larger picture may come a moment later.
          decoding={isLarge ? 'async' : 'sync'}
          onLoad={warm}
          draggable={false}
          onError={fail}
        />
      </picture>
      {isShown && lost === 'all' && (
        <p className="viewer-lost" role="status">
          Das Bild der Seite {number} ist gerade nicht da. Ihre Texte kannst du hier lesen, oder die Seite{' '}
          <a href={`${pdf}#page=${number}`}>im PDF</a> ansehen.
        </p>
      )}
      {isShown &&
        pieces.map(({ name, zones }, at) => (
          // Pieces never reorder, so the index is the key.
          <span className="viewer-zones" key={String(at)}>
            {zones.map(({ x, y, width, height }, nth) => {
              const style = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
              const place = { 'data-piece-at': at, style };
              return nth === 0 ? (
                <button type="button" key={`${x} ${y}`} {...place}>
                  <span>{name}</span>
                </button>
              ) : (
                <span key={`${x} ${y}`} {...place} />
              );
            })}
          </span>
        ))}
    </div>
  );
}
