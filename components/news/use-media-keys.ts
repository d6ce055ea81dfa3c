import { useEffect, useEffectEvent } from 'react';
import type { Reading } from './use-reading-aloud';

const KEYS = ['play', 'pause', 'stop', 'previoustrack'] as const;

/** Media keys of keyboards and headphones, if the browser passes them to pages with speech synthesis. */
export function useMediaKeys({ state, begin, pause, stop, back }: Reading) {
  const act = useEffectEvent((key: (typeof KEYS)[number]) =>
    ({ play: begin, pause, stop, previoustrack: back })[key](),
  );
  const isOn = state !== 'silent';
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    if (!isOn || !session) return;
    for (const key of KEYS) session.setActionHandler(key, () => act(key));
    return () => {
      for (const key of KEYS) session.setActionHandler(key, null);
    };
  }, [isOn]);
}
