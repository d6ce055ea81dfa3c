import styled from 'styled-components';
import { Button, LinkButton } from '@/components/ui/button';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { FOR_THE_SCRIPT } from './keep-button';

/** Offline copies on this device, listed by the plain script lib/keep/page/list.ts (R-KEEP-4). */
export function KeptList({ canRemove = false }: { canRemove?: boolean }) {
  const { stays, without, empty, removeAll, button, faults, offline } = content.lists.kept;
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
      {canRemove && (
        <section className="stays">
          <h2>{stays.title}</h2>
          <p>{stays.text}</p>
          <p>{stays.how}</p>
        </section>
      )}
      <p role="status" tabIndex={-1} dangerouslySetInnerHTML={FOR_THE_SCRIPT} />
    </Root>
  );
}

/** A packing list: a sheet for each item. Hidden until it has been read, and without JavaScript. */
const Root = styled.div`
  display: grid;
  gap: ${theme.space.l};
  justify-items: start;
  max-inline-size: ${theme.width.text};

  /* The room is there before one knows, so that nothing moves for whoever has kept nothing. */
  .stays { display: grid; gap: ${theme.space.s}; padding-block-start: ${theme.space.m}; border-block-start: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  .empty, .some { display: grid; gap: ${theme.space.m}; justify-items: start; inline-size: 100%; }
  &:not([data-state='none']) .empty { visibility: hidden; }
  &[data-state='some'] .empty, &:not([data-state='some']) .some { display: none; }
  .without { display: none; }
  @media (scripting: none) { .without { display: block; } .again, .empty, .stays { display: none; } }
  html[data-scripts='lost'] & .without { display: block; }
  html[data-scripts='lost'] & :is(.empty, .stays) { display: none; }

  h2 { font-size: ${theme.type.h3}; }
  .things { display: grid; gap: ${theme.space.s}; inline-size: 100%; }
  .things li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xxs} ${theme.space.m};
    align-items: center;
    padding: ${theme.space.s} ${theme.space.m};
    border-inline-start: ${theme.line.double} solid ${theme.color.sun};
    ${media.tablet} { grid-template-columns: minmax(0, 1fr) auto; }
  }
  .things li:nth-of-type(3n + 2) { border-inline-start-color: ${theme.color.leaf}; }
  .things li:nth-of-type(3n) { border-inline-start-color: ${theme.color.pink}; }
  .things a { padding-block: ${theme.space.xs}; font-family: ${theme.font.head}; font-weight: ${theme.weight.bold}; font-size: ${theme.type.h4}; line-height: ${theme.leading.snug}; }
  .things li > span { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .things .button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${theme.space.m});
    ${media.tablet} { grid-area: 1 / 2 / span 2; margin-inline-start: 0; }
  }
  .all { margin-inline-start: calc(-1 * min(${theme.space.l}, 6vw)); }
  .button[data-sure] { margin-inline-start: 0; background: ${theme.color.coral}; color: ${theme.color.print}; border-color: ${theme.color.ink}; text-decoration: none; }
  .sum { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  [role='status']:empty { position: absolute; }
`;
