import styled from 'styled-components';
import { Button, LinkButton } from '@/components/ui/button';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { FOR_THE_SCRIPT } from './keep-button';
import { keptListStyles } from './kept-list.styles';

/** Offline copies on this device, listed by the plain script lib/keep/page/list.ts (R-KEEP-4). */
export function KeptList({ canRemove = false }: { canRemove?: boolean }) {
  const { without, empty, removeAll, button, faults, offline } = content.lists.kept;
  return (
    <Root data-keep="" data-kind="list" data-lost={faults.failed}>
      <p className="without">{without}</p>
      {canRemove ? (
        <div className="empty">
          <h2>{empty.title}</h2>
          <p>{empty.text}</p>
          <LinkButton href={PATHS.news}>{empty.more}</LinkButton>
        </div>
      ) : (
        <Button className="button again">{offline.again}</Button>
      )}
      <section className="some" aria-label={button.list}>
        {!canRemove && <h2>{offline.heading}</h2>}
        <ul role="list" className="things" dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
        {canRemove && (
          <>
            <p className="sum" dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
            <Button className="button all" variant="quiet">
              <span suppressHydrationWarning>{removeAll}</span>
            </Button>
          </>
        )}
      </section>
      <p role="status" tabIndex={-1} dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
    </Root>
  );
}

const Root = styled.div`
  ${keptListStyles}
`;
