import { srcSetOf } from '@/lib/issues/viewer';
import { withBase } from '@/lib/pages/paths';
import type { PrintedPage } from '@/lib/print/manifest';

/** For `sizes`, less than it is drawn on phones: the small picture is sharp enough there, the large one is to zoom into. */
export const ON_PHONES = '50vw';

type Props = {
  page: PrintedPage;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture above the fold. */
  eager?: boolean;
  /** The words beside it say what it is. */
  decorative?: boolean;
  /** Its upper part alone, as a picture of a card. */
  cut?: boolean;
};

/** A printed page as the typesetting made it, in its three sizes. */
export function PagePicture({
  page: { thumb, small, large },
  alt,
  sizes,
  eager = false,
  decorative = false,
  cut,
}: Props) {
  return (
    <picture className="page-picture" data-cut={cut}>
      <source type="image/avif" srcSet={srcSetOf('avif', thumb, small, large)} sizes={sizes} />
      <img
        src={withBase(small.webp)}
        srcSet={srcSetOf('webp', thumb, small, large)}
        sizes={sizes}
        width={small.width}
        height={small.height}
        alt={decorative ? '' : alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
