import type { AskedQuestion } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { KeepButton } from '@/components/keep/keep-button';
import { Blocks } from '@/components/news/blocks';
import { textStyles } from '@/components/news/blocks.styles';
import { Corrections } from '@/components/news/corrections';
import { corrections } from '@/components/news/corrections.styles';
import { LevelSwitch } from '@/components/news/level-switch';
import { levels } from '@/components/news/level-switch.styles';
import { ReadAloud } from '@/components/news/read-aloud.island';
import { readAloudStyles } from '@/components/news/read-aloud.styles';
import { Sources } from '@/components/news/sources';
import { sources } from '@/components/news/sources.styles';
import { aids } from '@/components/reading/aids.styles';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Page } from '@/components/ui/page';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS, questionPath } from '@/lib/paths';
import { QuestionCards } from './question-cards';
import { questionCards } from './question-cards.styles';

const paragraphs = (texts: readonly string[]) => texts.map((text) => ({ type: 'paragraph' as const, text }));

/** A child's question: the answer in both levels, its sources, and the next questions (R-QUE-2). */
export function QuestionView({ asked, others }: { asked: AskedQuestion; others: readonly AskedQuestion[] }) {
  const { slug, question, date, category, answer, simple, short, sources } = asked;
  const { questionPage, glossary } = content;
  const text = { title: question, glossary };
  return (
    <Page
      kicker={`${category} · ${date.text}`}
      title={question}
      lead={short}
      back={{ href: PATHS.questions, label: 'Zu allen Fragen' }}
      times={asked}
    >
      <Root>
        <div>
          <div className="tools">
            <KeepButton path={questionPath(slug)} />
            <ReadingBar />
          </div>
          <LevelSwitch />
          <Island of={ReadAloud} props={{ textId: 'antwort' }} />
          <div id="antwort" className="answer">
            <Blocks level="ganz" blocks={paragraphs(answer)} {...text} />
            <Blocks level="leicht" blocks={paragraphs(simple)} {...text} />
          </div>
          <div className="from">
            <Corrections path={questionPath(slug)} />
            <Sources sources={sources} />
          </div>
          <p className="asked">{questionPage.asked}</p>
        </div>
        <section className="others no-print" aria-labelledby="weitere">
          <h2 id="weitere">Die nächsten Fragen</h2>
          <QuestionCards questions={others} level={3} />
        </section>
      </Root>
    </Page>
  );
}

/** A short text, with links beside it on a desk and below it elsewhere. */
const Root = styled.div`
  container-type: inline-size;
  --text: ${theme.width.text};
  .tools { display: flex; flex-wrap: wrap; gap: ${theme.space.xs}; margin-block-end: ${theme.space.s}; }
  .tools .button { padding-inline: min(${theme.space.m}, 4vw); }
  ${aids}
  ${levels}
  ${readAloudStyles}
  ${textStyles}
  ${questionCards}
  .answer { clear: both; max-inline-size: ${theme.width.text}; }
  ${corrections}
  ${sources}
  .from { display: flow-root; margin-block-start: ${theme.space.xl}; }
  .asked { max-inline-size: ${theme.width.text}; margin-block-start: ${theme.space.l}; padding: ${theme.space.s} ${theme.space.m}; border-inline-start: ${theme.space.xs} solid ${theme.color.coral}; font-size: ${theme.type.small}; }
  .others { margin-block-start: ${theme.space.xxl}; }
  .others > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  ${media.desktop} {
    @media screen {
      html:not([data-size='4'], [data-size='5'], [data-column='wide']) & {
        display: grid;
        grid-template-columns: minmax(0, ${theme.width.text}) minmax(0, 1fr);
        gap: ${theme.space.xxxl};
        align-items: start;
        .others { margin-block-start: 0; }
        .others ul { grid-template-columns: minmax(0, 1fr); }
      }
    }
  }
`;
