import { withBase } from 'content/base-path';
import type { Article, Recording as RecordingContent } from 'content/kinds';
import styled from 'styled-components';
import { Button } from '@/components/ui/button';
import { media, theme } from '@/components/ui/theme';
import type { TextVersion } from '@/lib/news/levels';
import { blocksRead, chaptersOf } from '@/lib/news/recording';
import { recordingPath } from '@/lib/paths';
import { RATES } from './rates';

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

/** A recording: a strip of paper with the browser's player, and the chapters below. */
const Root = styled.section`
  clear: both;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  max-inline-size: ${theme.width.text};
  margin: 0 0 ${theme.space.l};
  padding: ${theme.space.m};
  border: ${theme.line.hair} solid ${theme.alpha.lineStrong};
  border-radius: ${theme.radius.sheet};
  background: ${theme.color.white};
  font-size: ${theme.type.small};
  strong { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; margin-inline-end: ${theme.space.xs}; }
  audio { inline-size: 100%; }
  .scripted { display: flex; flex-wrap: wrap; gap: ${theme.space.xs} ${theme.space.m}; align-items: center; justify-content: space-between; }
  ol { display: flex; flex-wrap: wrap; gap: ${theme.space.xxs}; margin: 0; padding: 0; }
  .button { white-space: normal; text-align: start; }
  [aria-current='true'] { background: ${theme.color.lilacPale}; }
  select {
    min-block-size: ${theme.size.touch};
    padding-inline: ${theme.space.xs};
    border: ${theme.line.thin} solid ${theme.color.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.color.white};
  }
  ${media.forced} { [aria-current='true'] { outline: ${theme.line.thick} solid Highlight; } }
  @media (scripting: none) { .scripted { display: none; } }
  html[data-scripts='lost'] & .scripted { display: none; }
`;
