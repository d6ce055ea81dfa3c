import { derived } from '@/lib/images';

/** The picture that stands where a tip has none (R-FLT-6: a stand-in picture in the full lists). */
export function Placeholder({ kind }: { kind: 'book' | 'game' }) {
  const { src, width, height } = derived(`placeholders/${kind}.svg`);
  return (
    <picture>
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
