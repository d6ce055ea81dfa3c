import { withBase } from 'content/base-path';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';

/** React does not compare the content of finished HTML, so that the script may write text here before hydration. */
export const FOR_THE_SCRIPT = { __html: '' };

/** „Mitnehmen“: keeps an offline copy of the page at `path` (R-KEEP-1). Driven by the plain script lib/keep/page; React
 * does not touch the texts that it changes. */
export function KeepButton({ path }: { path: string }) {
  const { button, faults } = content.lists.kept;
  return (
    <Root className="no-print" data-keep="" data-path={withBase(path)} data-lost={faults.failed}>
      <Button variant="second" size="small">
        <Icon name="backpack" />
        <span suppressHydrationWarning>{button.take}</span>
      </Button>
      <p role="status" dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
      <Link href={PATHS.kept}>{button.list}</Link>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  font-size: ${theme.type.small};
  line-height: ${theme.leading.snug};
  p { flex: 1 1 14em; max-inline-size: ${theme.width.narrow}; }
  p:empty { display: none; }
  a { flex-basis: 100%; }
  &:not([data-state='kept']) > a { display: none; }
  &[data-state='busy'] .button { background: ${theme.color.lilacPale}; cursor: progress; }
  &[data-state='kept'] .button { background: ${theme.tint.mint}; }
  @media (scripting: none) { display: none; }
  html[data-scripts='lost'] & { display: none; }
`;
