import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazyImport } from '@/components/ui/use-late';
import { pieceAnchor } from '@/lib/pages/paths';
import { copyOf } from './copy-of';
import type { Place } from './use-opened';

const TEXT = 'blatt-text';

/** Preloaded once the viewer is open, so that the layout of an opened text does not shift. */
export const importReadAloud = async () => (await import('@/components/news/read-aloud.island')).ReadAloud;

type Props = { place: Place; name: string; follow: (anchor: string) => boolean; hide: () => void };

/** Text of a piece, copied from the page below, beside the paper or over it. */
export function Text({ place: { page, piece }, name, follow, hide }: Props) {
  const panel = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const anchor = pieceAnchor(page, piece);
  // Remounted for each text.
  const [read, setRead] = useState<string>();
  const { part: ReadAloud, isLost, ask } = useLazyImport(importReadAloud);
  useEffect(ask, [ask]);
  useLayoutEffect(() => {
    const copy = copyOf(document.getElementById(anchor));
    text.current?.replaceChildren(...(copy ? [copy] : []));
    setRead(anchor);
  }, [anchor]);
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
    if (anchor) panel.current?.focus({ preventScroll: true });
  }, [anchor]);
  const go = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href^="#"]');
    if (link && follow(link.getAttribute('href')?.slice(1) ?? '')) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links take keys as clicks
    <section className="viewer-text" ref={panel} tabIndex={-1} aria-label={name} onClick={go}>
      <div>
        <Button variant="second" size="small" onClick={hide}>
          <Icon name="arrow-left" />
          Zur Seite
        </Button>
      </div>
      {isLost && <p role="status">Das Vorlesen lässt sich gerade nicht laden.</p>}
      {read && ReadAloud && <ReadAloud key={read} textId={TEXT} />}
      <div id={TEXT} ref={text} />
    </section>
  );
}
