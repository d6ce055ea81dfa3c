import { Button } from '@/components/ui/button';
import type { Article, Recording as RecordingContent } from '@/lib/content/kinds';
import type { TextVersion } from '@/lib/news/levels';
import { blocksRead, chaptersOf } from '@/lib/news/recording';
import { recordingPath, withBase } from '@/lib/pages/paths';
import { RATES } from './rates';
import { Root } from './recording.styles';

type Props = {
  recording: RecordingContent;
  article: Pick<Article, 'content' | 'simple'>;
  /** Which of the article's texts; without a second one it is always shown. */
  level?: TextVersion | undefined;
  textId: string;
};

/** A recorded voice in the browser's player; plain script adds chapters, rate and the marked sentence (R-NEWS-16). */
export function Recording({ recording, article, level, textId }: Props) {
  const { text, file, length, by, marks } = recording;
  const name = `aufnahme-${text}`;
  const src = withBase(recordingPath(file));
  const chapters = chaptersOf(recording, blocksRead(article, text));
  return (
    <Root
      className="no-print"
      aria-labelledby={name}
      data-recording=""
      data-level={level}
      data-text={textId}
      data-marks={marks?.map(({ seconds }) => seconds).join(' ')}
    >
      <p>
        <strong id={name}>Zum Anhören</strong> {`${length.text}\u00a0Minuten`}
        {by && `, gelesen von ${by}`}. Der Text steht darunter.
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the page has the spoken text, word by word */}
      <audio controls preload="none" src={src} aria-labelledby={name}>
        <a href={src}>Aufnahme laden (MP3)</a>
      </audio>
      <div className="scripted">
        {chapters.length > 1 && (
          <ol role="list" aria-label="Kapitel">
            {chapters.map(({ title, at }) => (
              <li key={at}>
                <Button variant="quiet" size="small" data-at={at}>
                  {title}
                </Button>
              </li>
            ))}
          </ol>
        )}
        <label>
          Tempo{' '}
          <select defaultValue={1}>
            {RATES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="alert" hidden data-lost="">
        Die Aufnahme ist gerade nicht zu laden. Versuch es später noch einmal; der Text steht darunter.
      </p>
    </Root>
  );
}
