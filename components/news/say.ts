/** How often it is asked whether the engine still speaks, in milliseconds, and after how many times of silence it has failed. */
const INTERVAL = 1000;
const SILENCES = 3;

/** After so many of these intervals a service is nudged: Chromium lets one that speaks for 15 seconds fall silent. */
const NUDGED = 10;

type Words = { text: string; voice: SpeechSynthesisVoice | null; rate: number };
type Told = {
  /** A word begins, counted in letters of the text; many engines never tell. */
  word: (from: number) => void;
  /** Told once: true when all is said, false when the engine has failed. */
  done: (isSaid: boolean) => void;
};

/**
 * Speaks with the device's own engine. Engines fail with an error, or fall silent without any word; both are told.
 *
 * @returns stops it; nothing is told after that, whatever the engine reports of what was cancelled
 */
export function say({ text, voice, rate }: Words, { word, done }: Told): () => void {
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate, lang: 'de-DE' });
  let isOver = false;
  let silences = 0;
  let intervals = 0;
  const end = () => {
    isOver = true;
    window.clearInterval(watch);
    // Held by this function until here: Chromium forgets the end of an utterance that nobody holds.
    utterance.onend = utterance.onerror = utterance.onboundary = null;
  };
  const tell = (isSaid: boolean) => {
    if (isOver) return;
    end();
    done(isSaid);
  };
  const watch = window.setInterval(() => {
    silences = speechSynthesis.speaking || speechSynthesis.pending ? 0 : silences + 1;
    if (silences >= SILENCES) tell(false);
    intervals += 1;
    if (voice && !voice.localService && intervals % NUDGED === 0) {
      speechSynthesis.pause();
      speechSynthesis.resume();
    }
  }, INTERVAL);
  utterance.onboundary = ({ name, charIndex }) => name === 'word' && word(charIndex);
  utterance.onend = () => tell(true);
  utterance.onerror = () => tell(false);
  speechSynthesis.speak(utterance);
  return () => {
    end();
    speechSynthesis.cancel();
  };
}
