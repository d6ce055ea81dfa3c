import { withBase } from 'content/base-path';
import type { PrintedPage } from '@/lib/issues/manifest';
import { srcSetOf } from '@/lib/issues/viewer';

/** For `sizes`, smaller than drawn on phones: the small picture is sharp enough there, the large one is for zooming. */
export const ON_PHONES = '50vw';

type Props = {
  page: PrintedPage;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Only for the picture above the fold. */
  eager?: boolean;
  /** The text beside it describes it; it is too small for the large size. */
  decorative?: boolean;
};

/** A page of the print edition as a picture; a decorative one is never large. */
export function PagePicture({ page: { thumb, small, large }, alt, sizes, eager = false, decorative = false }: Props) {
  const offered = decorative ? [thumb, small] : [thumb, small, large];
  return (
    <picture className="page-picture">
      <source type="image/avif" srcSet={srcSetOf('avif', ...offered)} sizes={sizes} />
      <img
        src={withBase(small.webp)}
        srcSet={srcSetOf('webp', ...offered)}
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
