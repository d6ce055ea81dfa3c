import { sentencesOf } from '@/lib/aids/spoken';
import type { Reading } from './use-reading-aloud';

type Props = { textId: string; reading: Reading };

/** While reading is paused: a choice of voices if there are several, and of the heading to continue from. */
export function ReadAloudChoices({ textId, reading: { voices = [], voice, choose, goTo } }: Props) {
  const headings = sentencesOf(textId).flatMap((sentence, at) =>
    sentence.matches('h2, h3') ? [{ at, title: sentence.textContent }] : [],
  );
  return (
    <>
      {voices.length > 1 && (
        <label>
          Stimme{' '}
          <select value={voice?.uri} onChange={({ target }) => choose(target.value)}>
            {voices.map(({ uri, name, isLocal }) => (
              <option key={uri} value={uri}>
                {isLocal ? name : `${name} (aus dem Internet)`}
              </option>
            ))}
          </select>
        </label>
      )}
      {headings.length > 0 && (
        <label>
          Ab{' '}
          <select value="" onChange={({ target }) => goTo(Number(target.value))}>
            <option value="" disabled>
              hier
            </option>
            <option value={0}>Anfang</option>
            {headings.map(({ at, title }) => (
              <option key={at} value={at}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
