'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { RATES } from './rates';
import { ReadAloudChoices } from './read-aloud-choices';
import { type Reading, useReadingAloud } from './use-reading-aloud';

const KEYS = ['play', 'pause', 'stop', 'previoustrack'] as const;

/** Media keys of keyboards and headphones, if the browser passes them to pages with speech synthesis. */
function useMediaKeys({ state, begin, pause, stop, back }: Reading) {
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

const WORDS = {
  failed: 'Das Vorlesen ist stehen geblieben. Drück noch einmal auf „Vorlesen“, dann beginnt es von vorn.',
  mute: 'Zum Vorlesen fehlt auf diesem Gerät eine deutsche Stimme. Meist lässt sie sich in den Einstellungen laden. Die „Lesehilfe“ macht das Lesen auch ohne Stimme leichter.',
  remote:
    'Diese Stimme spricht nicht auf deinem Gerät: Dein Browser schickt den Text dafür an einen Dienst im Internet. Soll sie trotzdem vorlesen?',
};

/** Reads a text aloud. Starts at the selection, and jumps to a sentence on click (R-NEWS-9). */
export function ReadAloud({ textId }: { textId: string }) {
  const reading = useReadingAloud(textId);
  const { state, news, isWanted, rate, setRate, begin, pause, stop, back, allow, decline } = reading;
  useMediaKeys(reading);
  // Paint the button first; the choices move the whole text.
  const isPaused = useAfterPaint(state === 'paused') && state === 'paused';
  // Adopts a rate chosen before hydration.
  const pace = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (pace.current) setRate(Number(pace.current.value));
  }, [setRate]);

  return (
    <fieldset className="read-aloud no-print" data-state={state}>
      <legend className="visually-hidden">Artikel vorlesen lassen</legend>
      <Button
        variant="second"
        size="small"
        aria-busy={isWanted || undefined}
        onClick={state === 'reading' ? pause : begin}
      >
        {{ silent: 'Vorlesen', reading: 'Pause', paused: 'Weiter' }[state]}
      </Button>
      {state !== 'silent' && (
        <>
          <Button variant="quiet" size="small" onClick={back}>
            <Icon name="arrow-left" />
            <span className="visually-hidden">Einen Satz zurück</span>
          </Button>
          <Button variant="quiet" size="small" onClick={stop}>
            <Icon name="x" />
            <span className="visually-hidden">Aufhören</span>
          </Button>
        </>
      )}
      <label>
        Tempo{' '}
        <select ref={pace} value={rate} onChange={({ target }) => setRate(Number(target.value))}>
          {RATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {isPaused && <ReadAloudChoices textId={textId} reading={reading} />}
      <p role="status">{news && WORDS[news]}</p>
      {news === 'remote' && (
        <span className="consent">
          <Button variant="second" size="small" onClick={allow}>
            Ja, vorlesen
          </Button>
          <Button variant="quiet" size="small" onClick={decline}>
            Lieber nicht
          </Button>
        </span>
      )}
    </fieldset>
  );
}
