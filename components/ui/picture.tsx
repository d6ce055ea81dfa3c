import type { Picture as PictureContent } from '@/lib/content/kinds';
import type { onDays } from '@/lib/dates/on-days';
import { derived } from '@/lib/images';
import { fallbackOf } from '@/lib/images/placeholders';

/** How wide a small picture beside words is on phones, for `sizes`: somewhat more than it is drawn. */
export const ROW_PICTURE = '10rem';

type Eager = boolean | 'next';

/** How many pictures of a list a first window may show. */
const IN_FIRST_WINDOW = 3;

/** For the pictures of a list that begins a page, by their place in it: eagerAt(0) → true, eagerAt(1) → 'next', eagerAt(9) → false */
export const eagerAt = (place: number): Eager => place === 0 || (place < IN_FIRST_WINDOW && 'next');

type Props = {
  image: PictureContent;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the picture above the fold that is seen first; 'next' for those beside it. */
  eager?: Eager;
  /** The picture only adorns what the text beside it says. */
  decorative?: boolean;
  /** The days it is shown on; always without. */
  days?: Partial<ReturnType<typeof onDays>>;
  /** What the fault listener needs to choose a stand-in (R-FLT-5). */
  fallback?: { kind: 'book' | 'game' | 'event' | 'article'; title: string; id?: number | string };
};

/** A picture in AVIF and WebP with its true proportions and ground colour, so that nothing shifts. */
export function Picture({ image, sizes, eager = false, decorative = false, days, fallback }: Props) {
  const { width, height, ground, src, srcSet } = derived(image.src);
  return (
    <picture {...days}>
      <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
      <img
        src={src}
        srcSet={srcSet.webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : image.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === true ? 'high' : undefined}
        decoding="async"
        data-ground={ground}
        {...(image.focus && { 'data-focus': image.focus })}
        {...(fallback && fallbackOf({ ...fallback, src: image.src }))}
      />
    </picture>
  );
}
