/** How long a device may take to name its voices before it counts as one without; in milliseconds. */
const LONGEST_WAIT = 3000;

/** Whether a language tag means German, in any country and way of writing: 'de', 'de-AT', 'de_DE', 'deu-DEU'. */
const isGerman = (tag: string) => /^de(u|$|[-_])/i.test(tag);

let hasWaited = false;

const voices = () => ('speechSynthesis' in window ? speechSynthesis.getVoices() : []);

/** The voice with this address, if it is still there: voiceOf('Google Deutsch') → SpeechSynthesisVoice */
export const voiceOf = (uri: string) => voices().find(({ voiceURI }) => voiceURI === uri) ?? null;

/** Of a voice that lives on the device, so that nothing is sent anywhere → its address, '' without one, undefined until that is known */
export function germanVoice(): string | undefined {
  const german = voices().find(({ lang, localService }) => localService && isGerman(lang));
  return german?.voiceURI ?? (voices().length > 0 || hasWaited ? '' : undefined);
}

/** Browsers name their voices some time after they are first asked, and say when they do; some never. → ends the watch */
export function watchVoices(changed: () => void): () => void {
  hasWaited = false;
  const late = window.setTimeout(() => {
    hasWaited = true;
    changed();
  }, LONGEST_WAIT);
  if ('speechSynthesis' in window) speechSynthesis.addEventListener('voiceschanged', changed);
  return () => {
    window.clearTimeout(late);
    if ('speechSynthesis' in window) speechSynthesis.removeEventListener('voiceschanged', changed);
  };
}
