/** How long a device may take to name its voices before it counts as one without; in milliseconds. */
const LONGEST_WAIT = 3000;

/** A German voice; one that is not local sends what it reads to a service of the browser's maker. */
export type Voice = { uri: string; name: string; isLocal: boolean };

/** Whether a language tag means German, in any country and way of writing: 'de', 'de-AT', 'de_DE', 'deu-DEU'. */
const isGerman = (tag: string) => /^de(u|$|[-_])/i.test(tag);

let hasWaited = false;
let known: readonly Voice[] = [];

const voices = () => ('speechSynthesis' in window ? speechSynthesis.getVoices() : []);

/** The voice with this address, if it is still there: voiceOf('Google Deutsch') → SpeechSynthesisVoice */
export const voiceOf = (uri: string) => voices().find(({ voiceURI }) => voiceURI === uri) ?? null;

/** Those of the device first, the same list until they change; undefined until it is known → [{ uri: 'Anna', name: 'Anna', isLocal: true }] */
export function germanVoices(): readonly Voice[] | undefined {
  const all = voices();
  const german = all
    .filter(({ lang }) => isGerman(lang))
    .map(({ voiceURI, name, localService }) => ({ uri: voiceURI, name, isLocal: localService }))
    .sort((a, b) => Number(b.isLocal) - Number(a.isLocal));
  if (JSON.stringify(german) !== JSON.stringify(known)) known = german;
  return all.length > 0 || hasWaited ? known : undefined;
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
