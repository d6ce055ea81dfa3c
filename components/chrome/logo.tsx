import { withBase } from 'content/base-path';
import { title } from 'content/title';
import { ACCENT } from '@/components/ui/icon-sprite';

const { name, wordmark } = title;
const HEIGHT = 32;

const frame = {
  viewBox: `0 0 ${wordmark.width} ${wordmark.height}`,
  width: Math.round((10 * HEIGHT * wordmark.width) / wordmark.height) / 10,
  height: HEIGHT,
  className: 'logo',
};

/** The wordmark in currentColor. Inline, so that it shows with the first paint. */
export const Logo = () => (
  <svg {...frame} role="img" aria-label={name}>
    {wordmark.letters.map(({ place, shape, accent }) => (
      <g key={place} transform={place}>
        <path fill="currentColor" fillRule="evenodd" d={shape} />
        {accent && <path fill={ACCENT} d={accent} />}
      </g>
    ))}
  </svg>
);

/** The wordmark again, from /icons.svg: a second inline copy would add half a kilobyte to every page. */
export const LogoBelow = () => (
  <svg {...frame} role="img" aria-label={name}>
    <use href={withBase('/icons.svg#logo')} />
  </svg>
);
