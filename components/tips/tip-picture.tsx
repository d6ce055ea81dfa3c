import type { Picture } from 'content/kinds';
import { Icon } from '@/components/ui/icon';
import { derived } from '@/lib/images';
import { fallbackOf } from '@/lib/images/placeholders';

const ICONS = { book: 'book-open', game: 'dices' } as const;

type Props = { image: Picture | undefined; kind: 'book' | 'game'; id: number; title: string; sizes: string };

/** The picture of a small card. The landing page has sixteen, so it is leaner than Picture: all widths in AVIF, and one
 * WebP as a fallback. A tip without a picture shows an icon (R-FLT-6). */
export function TipPicture({ image, kind, id, title, sizes }: Props) {
  if (!image) {
    return (
      <span className="no-picture" data-kind={kind}>
        <Icon name={ICONS[kind]} />
      </span>
    );
  }
  const { width, height, srcSet, ground } = derived(image.src);
  const second = srcSet.webp.split(', ').at(-2) ?? srcSet.webp;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
      <img
        src={second.split(' ')[0]}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        data-ground={ground}
        {...fallbackOf({ kind, src: image.src, title, id })}
      />
    </picture>
  );
}
