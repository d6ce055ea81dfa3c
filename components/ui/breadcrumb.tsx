import styled from 'styled-components';
import { content } from '@/lib/content';
import { trailTo } from '@/lib/pages/registry';
import { Link } from './link';
import { theme } from './theme';

/** Breadcrumb trail. First on a page. */
export function Breadcrumb({ path }: { path: string }) {
  return (
    <Root aria-label="Sie sind hier" className="no-print">
      <ol role="list">
        {trailTo(path, content).map(({ name, path: to }) => (
          <li key={to}>{to === path ? <span aria-current="page">{name}</span> : <Link href={to}>{name}</Link>}</li>
        ))}
      </ol>
    </Root>
  );
}

/*
 * Sits below the fixed header, in the space that every page leaves at its top. The negative margin pulls the page up
 * again, so that pages need not know of it.
 */
const Root = styled.nav`
  position: relative;
  z-index: 1;
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin: 0 auto calc(-1 * ${theme.space.header} - ${theme.space.xs});
  padding-block-start: calc(${theme.space.header} + ${theme.space.xs});

  ol { display: flex; flex-wrap: wrap; align-items: center; color: ${theme.color.soft}; font-size: ${theme.type.tiny}; hyphens: manual; }
  /* The last step is the page's own title: it gives way where the line is short. */
  li:last-of-type { flex: 1 1 3em; min-inline-size: 3em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li + li::before { content: '›'; margin-inline: ${theme.space.xs}; }
  /* A target of 24 pixels that does not make the line higher. */
  a { display: inline-block; margin-block: calc(-1 * ${theme.space.xxs}); padding-block: ${theme.space.xxs}; color: inherit; }
  li { padding-block: ${theme.space.xxs}; }
`;
