'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
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

/** Of two texts of an article one is shown. */
const isShown = (sentence: Element) =>
  getComputedStyle(sentence.closest('[data-level]') ?? sentence).display !== 'none';

type State = 'silent' | 'reading' | 'paused';

const WORDS = {
  failed: 'Das Vorlesen ist stehen geblieben. Drück noch einmal auf „Vorlesen“, dann beginnt es von vorn.',
  mute: 'Zum Vorlesen fehlt auf diesem Gerät eine deutsche Stimme. Meist lässt sie sich in den Einstellungen laden.',
};

/** Reads the article sentence by sentence with the device's own German voice and marks the one being read. */
export function ReadAloud({ textId }: { textId: string }) {
  const voice = useSyncExternalStore(watchVoices, germanVoice, () => undefined);
  const [state, setState] = useState<State>('silent');
  const [news, setNews] = useState<keyof typeof WORDS>();
  const [isWanted, setIsWanted] = useState(false);
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
    const sentences = [...document.querySelectorAll(`#${textId} [data-sentence]`)].filter(isShown);
    const sentence = sentences[position.current];
    // A voice that is not known yet is waited for; whether there is none is told to whoever asked for it.
    setIsWanted(voice === undefined);
    setNews(voice === '' ? 'mute' : undefined);
    if (!sentence || !voice) return stop();
    mark(sentence);
    setState('reading');
    hush.current = say({ text: textOf(sentence), voice: voiceOf(voice), rate: speed.current }, (isSaid) => {
      if (!isSaid) {
        stop();
        setNews('failed');
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
  const speakNow = useEffectEvent(speak);
  useEffect(() => {
    if (isWanted && voice !== undefined) speakNow();
  }, [isWanted, voice]);
  const stopNow = useEffectEvent(stop);
  useEffect(() => {
    const switched = ({ target }: Event) => target instanceof HTMLInputElement && target.name === 'text' && stopNow();
    document.addEventListener('change', switched);
    return () => document.removeEventListener('change', switched);
  }, []);
  // A pace chosen before this script ran counts as well.
  const pace = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (pace.current) setRate(Number(pace.current.value));
  }, []);
  useEffect(() => {
    speed.current = rate;
  }, [rate]);

  return (
    <fieldset className="read-aloud no-print" data-state={state} data-wake="use">
      <legend className="visually-hidden">Artikel vorlesen lassen</legend>
      <Button
        variant="second"
        size="small"
        aria-busy={isWanted || undefined}
        onClick={state === 'reading' ? pause : speak}
      >
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
      <p role="status">{news && !(news === 'mute' && voice) && WORDS[news]}</p>
    </fieldset>
  );
}
