import type { Experiment } from 'content/kinds';
import { css } from 'styled-components';
import { Link } from '@/components/ui/link';
import { Picture, ROW_PICTURE } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { experimentPath } from '@/lib/paths';

/** Experiments as small pictures that link to their pages. */
export const ExperimentLinks = ({ of }: { of: readonly Experiment[] }) => (
  <ul role="list" className="experiments">
    {of.map(({ slug, title, image }) => (
      <li key={slug}>
        <Link href={experimentPath(slug)}>
          <Picture image={image} sizes={ROW_PICTURE} decorative fallback={{ kind: 'article', title }} />
          <Words text={title} />
        </Link>
      </li>
    ))}
  </ul>
);

export const experimentLinks = css`
  .experiments { display: grid; grid-template-columns: 1fr 1fr; gap: ${theme.space.l} ${theme.space.m}; }
  ${media.tablet} { .experiments { grid-template-columns: repeat(4, 1fr); } }
  ${media.desktop} { .experiments { grid-template-columns: repeat(6, 1fr); } }
  .experiments li a { display: grid; gap: ${theme.space.xs}; color: inherit; font-size: ${theme.type.small}; font-weight: ${theme.weight.bold}; line-height: ${theme.leading.snug}; }
  .experiments li picture { border-radius: ${theme.radius.small}; overflow: clip; }
`;
