/** Timeout in milliseconds for the list of voices; after it the device counts as having none. */
const LONGEST_WAIT = 3000;

/** A German voice; if not local, it sends the text to a service of the browser's vendor. */
export type Voice = { uri: string; name: string; isLocal: boolean };

/** Whether a language tag means German, in any country and spelling: 'de', 'de-AT', 'de_DE', 'deu-DEU'. */
const isGerman = (tag: string) => /^de(u|$|[-_])/i.test(tag);

let hasWaited = false;
let known: readonly Voice[] = [];

const voices = () => ('speechSynthesis' in window ? speechSynthesis.getVoices() : []);

/** The voice with this URI, if still available: voiceOf('Google Deutsch') → SpeechSynthesisVoice, or null */
export const voiceOf = (uri: string) => voices().find(({ voiceURI }) => voiceURI === uri) ?? null;

/** Local voices first. Returns the same array until it changes; undefined while the list is loading:
 * germanVoices() → such as [{ uri: 'Anna', name: 'Anna', isLocal: true }] */
export function germanVoices(): readonly Voice[] | undefined {
  const all = voices();
  const german = all
    .filter(({ lang }) => isGerman(lang))
    .map(({ voiceURI, name, localService }) => ({ uri: voiceURI, name, isLocal: localService }))
    .sort((a, b) => Number(b.isLocal) - Number(a.isLocal));
  if (JSON.stringify(german) !== JSON.stringify(known)) known = german;
  return all.length > 0 || hasWaited ? known : undefined;
}

/** Browsers load their voices after the first request and fire an event; some never do, hence the timeout:
 * watchVoices(changed) → unsubscribe function */
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
