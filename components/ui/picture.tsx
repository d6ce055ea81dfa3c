import type { Picture as PictureContent } from 'content/kinds';
import type { onDays } from 'german/dates/on-days';
import { derived } from '@/lib/images';
import { fallbackOf } from '@/lib/images/placeholders';

/** Width of a small picture beside text on phones, for `sizes`; slightly more than drawn. */
export const ROW_PICTURE = '10rem';

type Eager = boolean | 'next';

/** Number of pictures of a list that the first viewport may show. */
const IN_FIRST_WINDOW = 3;

/** Eagerness by index in a list at the top of a page: eagerAt(0) → true, eagerAt(1) → 'next', eagerAt(9) → false */
export const eagerAt = (place: number): Eager => place === 0 || (place < IN_FIRST_WINDOW && 'next');

type Props = {
  image: PictureContent;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** True for the main picture above the fold; 'next' for those beside it. */
  eager?: Eager;
  /** The text beside it says the same, so its alt text is empty. */
  decorative?: boolean;
  /** Attributes for the days it is shown on; always shown without them. */
  days?: Partial<ReturnType<typeof onDays>>;
  /** Data from which the error listener chooses a fallback picture (R-FLT-5). */
  fallback?: { kind: 'book' | 'game' | 'event' | 'article'; title: string; id?: number | string };
};

/** A picture in AVIF and WebP, with its size and background colour to avoid layout shift. */
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
