import { ACCENT, LETTERS, VIEW_BOX } from '@/components/ui/logo-drawing';
import { withBase } from '@/lib/pages/paths';

const frame = { viewBox: VIEW_BOX, width: 117.7, height: 32, className: 'logo' };

/** The wordmark, four hand-cut letters in currentColor. Inline, so that it shows with the first paint. */
export const Logo = () => (
  <svg {...frame} role="img" aria-label="DUDA">
    {LETTERS.map(({ transform, shape, cut }) => (
      <g key={transform} transform={transform}>
        <path fill="currentColor" fillRule="evenodd" d={shape} />
        {cut && <path fill={ACCENT} d={cut} />}
      </g>
    ))}
  </svg>
);

/** The wordmark again, from /icons.svg: a second inline copy would add half a kilobyte to every page. */
export const LogoBelow = () => (
  <svg {...frame} role="img" aria-label="DUDA">
    <use href={withBase('/icons.svg#logo')} />
  </svg>
);
