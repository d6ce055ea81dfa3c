'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

const RATES = [
  { value: 0.8, label: 'langsam' },
  { value: 1, label: 'normal' },
  { value: 1.25, label: 'schnell' },
];

function subscribe(update: () => void) {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', update);
  return () => speechSynthesis.removeEventListener('voiceschanged', update);
}

/** A German voice that lives on the device, so that nothing is sent anywhere; its address, or '' when there is none. */
const localVoice = () =>
  'speechSynthesis' in window
    ? (speechSynthesis.getVoices().find(({ lang, localService }) => localService && /^de\b/.test(lang))?.voiceURI ?? '')
    : '';

const textOf = (sentence: Element) => {
  const copy = sentence.cloneNode(true) as Element;
  for (const explanation of copy.querySelectorAll('[popover]')) explanation.remove();
  return copy.textContent ?? '';
};

type State = 'silent' | 'reading' | 'paused';

/** Reads the article sentence by sentence with the device's own German voice and marks the one being read. */
export function ReadAloud({ textId }: { textId: string }) {
  const voiceURI = useSyncExternalStore(subscribe, localVoice, () => '');
  const [state, setState] = useState<State>('silent');
  const [rate, setRate] = useState(1);
  const position = useRef(0);
  const speed = useRef(rate);
  // Some browsers report the end of an utterance that was cancelled: only the current run may go on.
  const run = useRef(0);

  const mark = (sentence?: Element) => {
    document.querySelector('[data-speaking]')?.removeAttribute('data-speaking');
    sentence?.setAttribute('data-speaking', '');
    sentence?.scrollIntoView({ block: 'nearest' });
  };
  const silence = () => {
    run.current += 1;
    speechSynthesis.cancel();
  };
  const stop = () => {
    silence();
    mark();
    position.current = 0;
    setState('silent');
  };
  const speak = () => {
    const sentence = document.querySelectorAll(`#${textId} [data-sentence]`)[position.current];
    if (!sentence) return stop();
    const utterance = new SpeechSynthesisUtterance(textOf(sentence));
    utterance.voice = speechSynthesis.getVoices().find((voice) => voice.voiceURI === voiceURI) ?? null;
    utterance.lang = 'de-DE';
    utterance.rate = speed.current;
    const current = run.current;
    utterance.onend = () => {
      if (run.current !== current) return;
      position.current += 1;
      speak();
    };
    mark(sentence);
    setState('reading');
    speechSynthesis.speak(utterance);
  };
  const pause = () => {
    // The browsers' own pause is lost after a while on some phones; here the sentence begins anew.
    silence();
    setState('paused');
  };
  useEffect(() => {
    if (voiceURI === '') return;
    return () => speechSynthesis.cancel();
  }, [voiceURI]);

  if (voiceURI === '') return null;
  return (
    <fieldset className="read-aloud no-print" data-state={state}>
      <legend className="visually-hidden">Artikel vorlesen lassen</legend>
      <button
        type="button"
        className="button"
        data-variant="second"
        data-size="small"
        onClick={state === 'reading' ? pause : speak}
      >
        {{ silent: 'Vorlesen', reading: 'Pause', paused: 'Weiter' }[state]}
      </button>
      {state !== 'silent' && (
        <button type="button" className="button" data-variant="quiet" data-size="small" onClick={stop}>
          <Icon name="x" />
          <span className="visually-hidden">Aufhören</span>
        </button>
      )}
      <label>
        Tempo{' '}
        <select
          value={rate}
          onChange={({ target }) => {
            speed.current = Number(target.value);
            setRate(speed.current);
          }}
        >
          {RATES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
