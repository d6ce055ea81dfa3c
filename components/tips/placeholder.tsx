import { derived } from '@/lib/images';

/** Placeholder for a tip without a picture in the full lists (R-FLT-6). */
export function Placeholder({ kind }: { kind: 'book' | 'game' }) {
  const { src, width, height } = derived(`placeholders/${kind}.svg`);
  return (
    <picture>
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
