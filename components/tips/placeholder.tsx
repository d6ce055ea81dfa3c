import { derived } from '@/lib/images';

/** The picture that stands where a tip has none (spec 2 §8: a local placeholder image in the full lists). */
export function Placeholder({ kind }: { kind: 'book' | 'game' }) {
  const { src, width, height } = derived(`placeholders/${kind}.svg`);
  return (
    <span className="picture">
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
