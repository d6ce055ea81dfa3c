import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS, withBase } from '@/lib/pages/paths';

/** React never looks into what it was handed as finished HTML, and finds no text there that it did not write. */
export const FOR_THE_SCRIPT = { __html: '' };

/**
 * „Mitnehmen“: keeps the page of this path on the device (R-KEEP-1). Plain script of its own works it (lib/keep/page);
 * React leaves the texts alone that it changes.
 */
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
