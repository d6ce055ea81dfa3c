import { useEffect, useRef, useState } from 'react';
import { pageLabel } from '@/lib/issues/spreads';
import { roleOf, sideOf } from '@/lib/issues/turning';
import type { ViewerPage } from '@/lib/issues/viewer';
import { onKey } from './keys';
import { Page } from './page';
import { placeAt, placeNamed } from './places';
import { importReadAloud, Text } from './text';
import { Thumbs } from './thumbs';
import { Tool, Tools } from './tools';
import { useGestures } from './use-hands';
import { useMedia } from './use-media';
import type { Opened } from './use-opened';
import { useTurn } from './use-turn';
import { useZoom } from './use-zoom';

type Props = { title: string; pages: readonly ViewerPage[]; pdf: string; page: number; opened: Opened };

/** The small picture is sharp enough for a whole page on phones, as on the page. */
const RESTING = '(width >= 62rem) min(48vw, 66vh), 50vw';
/** Here a text covers the paper, else it is beside it. */
const NARROW = '(width < 62rem)';
/** Animation names that end a turn. */
const TURNED = /enter|alone/;

/** The open paper with all its controls. */
export function Paper({ title, pages, pdf, page, opened: { text, open, close, read, closeText, goToPage } }: Props) {
  const inside = useRef<HTMLDivElement>(null);
  const [isListed, setListed] = useState(false);
  const { isDouble, shown, turn, go, turnBy, done } = useTurn(page, pages.length, open);
  const zoom = useZoom();
  const { stage, sheets, scale } = zoom;
  const change = (to: () => void) => {
    zoom.reset();
    to();
  };
  const turnOn = (leaves: number) => change(() => turnBy(leaves));
  const hands = useGestures(zoom, turnOn, (target) => {
    const place = placeAt(target);
    const leadsTo = place && pages[place.page - 1]?.pieces[place.piece]?.page;
    if (leadsTo) change(() => go(leadsTo));
    else if (place) read(place);
  });
  const follow = (anchor: string) => {
    const place = placeNamed(anchor, pages);
    if (!place) return false;
    if ('piece' in place) read(place);
    else goToPage(place.page);
    return true;
  };
  useEffect(() => {
    importReadAloud().catch(() => undefined);
  }, []);
  const label = pageLabel(shown, pages.length);
  const isNarrow = useMedia(NARROW);
  const isOver = isNarrow && text !== undefined;
  const isBeside = !isNarrow && text !== undefined;
  // The focused element may be gone after turning or closing; focus the stage, so that keys still work.
  useEffect(() => {
    if (label && (isBeside || !isOver) && !stage.current?.closest('dialog')?.contains(document.activeElement))
      stage.current?.focus({ preventScroll: true });
  }, [label, isBeside, isOver, stage]);
  const alone = isDouble && shown.length === 1 ? sideOf(page, true) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same
    <div
      className="viewer-inside"
      ref={inside}
      data-text={text ? '' : undefined}
      onKeyDown={(event) => onKey(event, zoom, turnOn)}
    >
      <div className="viewer-bar" inert={isOver}>
        <p>{title}</p>
        <Tool icon="x" label="Schließen" onClick={close} />
      </div>
      <section
        className="viewer-stage"
        ref={stage}
        aria-label={label}
        tabIndex={-1}
        inert={isOver}
        data-double={isDouble || undefined}
        {...hands}
      >
        <div
          className="viewer-sheets"
          ref={sheets}
          data-alone={alone}
          data-way={turn?.way}
          data-first={shown.includes(1) || undefined}
          data-last={shown.includes(pages.length) || undefined}
          onAnimationEnd={({ animationName }) => TURNED.test(animationName) && done()}
        >
          {pages.map((one, at) => {
            const role = roleOf(at + 1, shown, isDouble, turn);
            const side = sideOf(at + 1, isDouble);
            const sizes = scale > 1 ? `${Math.ceil(scale) * 100}vw` : RESTING;
            const props = { page: one, number: at + 1, side, sizes, isLarge: scale > 1, pdf };
            return role && <Page key={one.src} role={role} {...props} />;
          })}
        </div>
      </section>
      <Tools
        label={label}
        scale={scale}
        isFirst={shown.includes(1)}
        isLast={shown.includes(pages.length)}
        isListed={isListed}
        isOff={isOver}
        inside={inside}
        turn={turnOn}
        larger={zoom.larger}
        smaller={zoom.smaller}
        list={() => setListed(!isListed)}
      />
      {isListed && <Thumbs pages={pages} shown={shown} go={(to) => change(() => go(to))} />}
      {text && (
        <Text
          place={text}
          name={pages[text.page - 1]?.pieces[text.piece]?.name ?? ''}
          follow={follow}
          hide={closeText}
        />
      )}
    </div>
  );
}
