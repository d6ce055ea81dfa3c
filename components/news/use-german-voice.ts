import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long after the page has come alive a device that names no voice at all counts as one without, in milliseconds. */
const LONGEST_WAIT = 3000;

/** Whether a language tag means German, in any country and way of writing: 'de', 'de-AT', 'de_DE', 'deu-DEU'. */
const isGerman = (tag: string) => /^de(u|$|[-_])/i.test(tag);

const voices = () => ('speechSynthesis' in window ? speechSynthesis.getVoices() : []);

/** The voice with this address, if it is still there. */
export const voiceOf = (uri: string) => voices().find(({ voiceURI }) => voiceURI === uri) ?? null;

/** Browsers name their voices some time after they are first asked, and say when they do. */
function subscribe(update: () => void) {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', update);
  return () => speechSynthesis.removeEventListener('voiceschanged', update);
}

/** A German voice that lives on the device, so that nothing is sent anywhere. */
function uriOfVoice(): string | undefined {
  const german = voices().find(({ lang, localService }) => localService && isGerman(lang));
  return german?.voiceURI ?? (voices().length > 0 ? '' : undefined);
}

/** The address of the voice that reads aloud: '' where there is none, undefined as long as that is not known. */
export function useGermanVoice(): string | undefined {
  const uri = useSyncExternalStore(subscribe, uriOfVoice, () => undefined);
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setHasWaited(true), LONGEST_WAIT);
    return () => window.clearTimeout(timer);
  }, []);
  return uri ?? (hasWaited ? '' : undefined);
}
