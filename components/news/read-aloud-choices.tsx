import { sentencesOf } from '@/lib/aids/spoken';
import type { Reading } from './use-reading-aloud';

type Props = { textId: string; reading: Reading };

/** While the reading rests: another voice where there are several, and from which heading it goes on. */
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
