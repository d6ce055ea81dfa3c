import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useLazyImport } from '@/components/ui/use-late';
import { sentencesOf } from '@/lib/news/reading';
import { pieceAnchor } from '@/lib/paths';
import type { Place } from './use-opened';

const OWN = ['id', 'aria-labelledby', 'aria-describedby'];
/** Blocks of text that are read aloud, without the lists or figures around them. */
const BLOCKS = 'p, h3, h4, li, dt, dd, figcaption';

/** Splits a block of plain text into sentences; a block with links or bold words is read as a whole. */
function markSentences(block: Element) {
  const [only, ...others] = block.childNodes;
  if (others.length > 0 || only?.nodeType !== Node.TEXT_NODE) return block.setAttribute('data-sentence', '');
  const sentences = sentencesOf(only.textContent ?? '').map((sentence) => {
    const part = document.createElement('span');
    part.setAttribute('data-sentence', '');
    part.textContent = sentence;
    return part;
  });
  block.replaceChildren(...sentences);
}

/** Clones a piece of the page, to be read beside the paper: with its sheet for the styles, without ids and other unique
 * parts, and with its sentences marked for reading aloud. */
function copyOf(piece: Element | null): Element | undefined {
  const sheet = piece?.closest('[data-accent]');
  const row = piece?.parentElement;
  if (!piece || !sheet || !row) return undefined;
  const [copy, rowCopy, sheetCopy] = [piece.cloneNode(true), row.cloneNode(), sheet.cloneNode()] as Element[];
  if (!copy || !rowCopy || !sheetCopy) return undefined;
  rowCopy.append(copy);
  sheetCopy.append(rowCopy);
  rowCopy.setAttribute('data-pieces', '1');
  for (const element of [sheetCopy, ...sheetCopy.querySelectorAll('*')])
    for (const name of OWN) element.removeAttribute(name);
  for (const block of copy.querySelectorAll(BLOCKS)) if (!block.querySelector(BLOCKS)) markSentences(block);
  return sheetCopy;
}

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
