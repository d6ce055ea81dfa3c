import type { Term } from 'content/kinds';
import styled from 'styled-components';
import { aids } from '@/components/reading/aids.styles';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Pager } from '@/components/ui/pager';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { rememberStyles } from '@/components/words/remember.styles';
import { RememberWord } from '@/components/words/remember-word';
import { wordAnchor } from '@/lib/paths';
import { type DictionaryPart, partOf, partsOf } from '@/lib/words/dictionary';

type Props = { glossary: readonly Term[]; part: DictionaryPart };

/** A part of the words explained in articles, in alphabetical order (R-NEWS-20). */
export function Dictionary({ glossary, part }: Props) {
  const parts = partsOf(glossary).map(({ letters, path }) => ({ name: letters, path }));
  return (
    <Root>
      <ReadingBar />
      {parts.length > 1 && (
        <Pager label="Alle Wörter von A bis Z" unit="Buchstaben" steps={parts} current={part.path} />
      )}
      <dl data-reading="">
        {glossary
          .filter(({ word }) => partOf(word) === part)
          .sort((a, b) => a.word.localeCompare(b.word, 'de'))
          .map(({ word, explanation, example }) => (
            <div key={word} id={wordAnchor(word)} className="sheet" data-explains="">
              <dt>
                <Words text={word} />
              </dt>
              <dd>
                <span data-meaning="">{explanation}</span>
                {example && <q>{example}</q>}
                <RememberWord word={word} />
              </dd>
            </div>
          ))}
      </dl>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  > dl { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.m}; }
  ${media.tablet} { > dl { grid-template-columns: 1fr 1fr; } }
  ${media.desktop} { > dl { grid-template-columns: repeat(3, 1fr); } }
  html:is([data-size='3'], [data-size='4'], [data-size='5'], [data-column='wide']) & > dl { grid-template-columns: minmax(0, 1fr); }
  dl > div { padding: ${theme.space.m} min(${theme.space.l}, 6vw); }
  dt { font: ${theme.weight.black} ${theme.type.h4}/${theme.leading.snug} ${theme.font.head}; }
  dd { font-size: ${theme.type.small}; }
  ${aids}
  q { display: block; margin-block-start: ${theme.space.xs}; font-style: italic; quotes: '„' '“'; }
  ${rememberStyles}
`;
