import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { markSentence, markWord, selectedPlace, sentencesOf, spokenOf } from '@/lib/aids/spoken';
import { germanVoices, voiceOf, watchVoices } from '@/lib/news/voice';
import { say } from './say';

type State = 'silent' | 'reading' | 'paused';
/** Messages: no German voice, the engine failed, or the voice sends the text to a service. */
type News = 'mute' | 'failed' | 'remote';

/** Reads a text sentence by sentence with a German voice, and marks the sentence and the word. */
export function useReadingAloud(textId: string) {
  const voices = useSyncExternalStore(watchVoices, germanVoices, () => undefined);
  const [chosen, setChosen] = useState('');
  const voice = voices?.find(({ uri }) => uri === chosen) ?? voices?.[0];
  const [state, setState] = useState<State>('silent');
  const [news, setNews] = useState<News>();
  const [isWanted, setIsWanted] = useState(false);
  const [rate, setRate] = useState(1);
  const pace = useRef(rate);
  const place = useRef(0);
  const allowed = useRef('');
  const hush = useRef(() => {});

  const stop = () => {
    hush.current();
    markSentence();
    place.current = 0;
    setState('silent');
  };
  const speak = () => {
    hush.current();
    const sentence = sentencesOf(textId)[place.current];
    // Waits while voices are loading; reports their absence only to visitors who asked for reading.
    setIsWanted(voices === undefined);
    setNews(voices?.length === 0 ? 'mute' : undefined);
    if (!sentence || !voice) return stop();
    if (!voice.isLocal && allowed.current !== voice.uri) {
      setState(place.current > 0 ? 'paused' : 'silent');
      return setNews('remote');
    }
    markSentence(sentence);
    setState('reading');
    hush.current = say(
      { text: spokenOf(sentence), voice: voiceOf(voice.uri), rate: pace.current },
      {
        word: (from) => markWord(sentence, from),
        done(isSaid) {
          if (isSaid) return goTo(place.current + 1);
          stop();
          setNews('failed');
        },
      },
    );
  };
  const goTo = (at: number) => {
    place.current = Math.max(at, 0);
    speak();
  };
  const pause = () => {
    // Some phones lose the browser's own pause after a while, so the sentence starts again instead.
    hush.current();
    setState('paused');
  };
  /** Starts at the selected text, else where it was left. */
  const begin = () => {
    const selected = selectedPlace(sentencesOf(textId));
    goTo(selected >= 0 ? selected : place.current);
  };

  const speakNow = useEffectEvent(speak);
  useEffect(() => {
    if (isWanted && voices !== undefined) speakNow();
  }, [isWanted, voices]);
  useEffect(() => {
    pace.current = rate;
  }, [rate]);

  // The device reads on after the page is left, and the back button may bring the page as it was.
  const left = useEffectEvent(() => {
    stop();
    setIsWanted(false);
  });
  useEffect(() => {
    const leave = () => left();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      hush.current();
    };
  }, []);
  const switched = useEffectEvent(stop);
  const pressed = useEffectEvent((at: number) => state !== 'silent' && at >= 0 && goTo(at));
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('button, a, [popover]')) return;
      pressed(sentencesOf(textId).findIndex((sentence) => sentence.contains(target)));
    };
    const change = ({ target }: Event) => target instanceof HTMLInputElement && target.name === 'text' && switched();
    const text = document.getElementById(textId);
    text?.addEventListener('click', press);
    document.addEventListener('change', change);
    return () => {
      text?.removeEventListener('click', press);
      document.removeEventListener('change', change);
    };
  }, [textId]);

  return {
    ...{ state, news: news === 'mute' && voice ? undefined : news, isWanted, voices, voice, rate, setRate },
    ...{ begin, pause, stop, goTo },
    back: () => goTo(place.current - 1),
    choose: setChosen,
    allow() {
      allowed.current = voice?.uri ?? '';
      speak();
    },
    decline: () => setNews(undefined),
  };
}

export type Reading = ReturnType<typeof useReadingAloud>;
