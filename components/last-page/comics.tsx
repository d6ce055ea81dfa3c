import styled from 'styled-components';
import { Fold } from '@/components/ui/fold';
import { theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { ComicStrip } from './comic-strip';
import { comicStrip } from './comic-strip.styles';

/** The newest published episode, with the earlier ones below (R-LAST-2). */
export function Comics() {
  const { heading, intro, earlier } = content.lists.lastPage.comic;
  const [newest, ...before] = content.comics;
  if (!newest) return null;
  return (
    <Root aria-labelledby="comic">
      <h2 id="comic">{heading}</h2>
      <p className="intro">{intro}</p>
      <ComicStrip comic={newest} isFirst />
      {before.length > 0 && (
        <div className="earlier no-print">
          <h3>{earlier}</h3>
          {before.map((comic) => (
            <Fold key={comic.slug} title={`Folge ${comic.number}: ${comic.title}`} look="strip" level={3}>
              <ComicStrip comic={comic} />
            </Fold>
          ))}
        </div>
      )}
    </Root>
  );
}

const Root = styled.section`
  > .intro { max-inline-size: ${theme.width.text}; margin-block-end: ${theme.space.l}; }
  .earlier { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; margin-block-start: ${theme.space.xl}; }
  .earlier > h3 { font-size: ${theme.type.h4}; }
  .earlier > details > div { max-inline-size: none; }
  .earlier figcaption strong { display: none; }
  ${comicStrip}
`;
