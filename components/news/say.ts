/** Milliseconds between checks whether the engine speaks, and silent checks after which it has failed. */
const INTERVAL = 1000;
const SILENCES = 3;

/** Intervals between nudges of a remote voice: Chromium stops one after 15 seconds. */
const NUDGED = 10;

type Words = { text: string; voice: SpeechSynthesisVoice | null; rate: number };
type SpeechEvents = {
  /** Called at the start of a word with its character index; many engines never do. */
  word: (from: number) => void;
  /** Called once: true at the end of the text, false if the engine has failed. */
  done: (isSaid: boolean) => void;
};

/**
 * Speaks with the device's engine. Engines fail with an error or fall silent; both are reported.
 *
 * @returns cancels; nothing is called after that, whatever events the engine still fires
 */
export function say({ text, voice, rate }: Words, { word, done }: SpeechEvents): () => void {
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate, lang: 'de-DE' });
  let isOver = false;
  let silences = 0;
  let intervals = 0;
  const end = () => {
    isOver = true;
    window.clearInterval(watch);
    // Referenced until here: Chromium drops the events of an utterance that nothing references.
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
