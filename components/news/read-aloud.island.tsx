'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { germanVoice, voiceOf, watchVoices } from '@/lib/news/voice';
import { say } from './say';

const RATES = [
  { value: 0.8, label: 'langsam' },
  { value: 1, label: 'normal' },
  { value: 1.25, label: 'schnell' },
];

const textOf = (sentence: Element) => {
  const copy = sentence.cloneNode(true) as Element;
  for (const explanation of copy.querySelectorAll('[popover]')) explanation.remove();
  return copy.textContent ?? '';
};

type State = 'silent' | 'reading' | 'paused';

/** Reads the article sentence by sentence with the device's own German voice and marks the one being read. */
export function ReadAloud({ textId }: { textId: string }) {
  const voice = useSyncExternalStore(watchVoices, germanVoice, () => undefined);
  const [state, setState] = useState<State>('silent');
  const [hasFailed, setHasFailed] = useState(false);
  const [rate, setRate] = useState(1);
  const position = useRef(0);
  const speed = useRef(rate);
  const hush = useRef(() => {});

  const mark = (sentence?: Element) => {
    document.querySelector('[data-speaking]')?.removeAttribute('data-speaking');
    sentence?.setAttribute('data-speaking', '');
    sentence?.scrollIntoView({ block: 'nearest' });
  };
  const stop = () => {
    hush.current();
    mark();
    position.current = 0;
    setState('silent');
  };
  const speak = () => {
    const sentence = document.querySelectorAll(`#${textId} [data-sentence]`)[position.current];
    if (!sentence || !voice) return stop();
    mark(sentence);
    setState('reading');
    setHasFailed(false);
    hush.current = say({ text: textOf(sentence), voice: voiceOf(voice), rate: speed.current }, (isSaid) => {
      if (!isSaid) {
        stop();
        setHasFailed(true);
        return;
      }
      position.current += 1;
      speak();
    });
  };
  const pause = () => {
    // The browsers' own pause is lost after a while on some phones; here the sentence begins anew.
    hush.current();
    setState('paused');
  };
  useEffect(() => () => hush.current(), []);
  // A pace chosen before this script ran counts as well.
  const pace = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (pace.current) setRate(Number(pace.current.value));
  }, []);
  useEffect(() => {
    speed.current = rate;
  }, [rate]);

  return (
    <fieldset
      className="read-aloud no-print"
      data-state={voice ? state : voice === '' ? 'mute' : 'unknown'}
      data-wake="use"
    >
      <legend className="visually-hidden">Artikel vorlesen lassen</legend>
      <div className="controls" hidden={!voice}>
        <Button variant="second" size="small" onClick={state === 'reading' ? pause : speak}>
          {{ silent: 'Vorlesen', reading: 'Pause', paused: 'Weiter' }[state]}
        </Button>
        {state !== 'silent' && (
          <Button variant="quiet" size="small" onClick={stop}>
            <Icon name="x" />
            <span className="visually-hidden">Aufhören</span>
          </Button>
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
      </div>
      <p className="mute" hidden={voice !== ''}>
        Zum Vorlesen fehlt auf diesem Gerät eine deutsche Stimme. Meist lässt sie sich in den Einstellungen laden.
      </p>
      <p role="status">
        {hasFailed && 'Das Vorlesen ist stehen geblieben. Drück noch einmal auf „Vorlesen“, dann beginnt es von vorn.'}
      </p>
    </fieldset>
  );
}
