/** How often it is asked whether the engine still speaks, in milliseconds, and after how many times of silence it has failed. */
const INTERVAL = 1000;
const SILENCES = 3;

type Words = { text: string; voice: SpeechSynthesisVoice | null; rate: number };

/**
 * Speaks with the device's own engine. Engines fail with an error, or fall silent without any word; both are told.
 *
 * @param done told once: true when all is said, false when the engine has failed
 * @returns stops it; nothing is told after that, whatever the engine reports of what was cancelled
 */
export function say({ text, voice, rate }: Words, done: (isSaid: boolean) => void): () => void {
  const utterance = Object.assign(new SpeechSynthesisUtterance(text), { voice, rate, lang: 'de-DE' });
  let isOver = false;
  let silences = 0;
  const end = () => {
    isOver = true;
    window.clearInterval(watch);
    // Held by this function until here: Chromium forgets the end of an utterance that nobody holds.
    utterance.onend = utterance.onerror = null;
  };
  const tell = (isSaid: boolean) => {
    if (isOver) return;
    end();
    done(isSaid);
  };
  const watch = window.setInterval(() => {
    silences = speechSynthesis.speaking || speechSynthesis.pending ? 0 : silences + 1;
    if (silences >= SILENCES) tell(false);
  }, INTERVAL);
  utterance.onend = () => tell(true);
  utterance.onerror = () => tell(false);
  speechSynthesis.speak(utterance);
  return () => {
    end();
    speechSynthesis.cancel();
  };
}
