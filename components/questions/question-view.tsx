import { Island } from '@/components/islands/island';
import { KeepButton } from '@/components/keep/keep-button';
import { Blocks } from '@/components/news/blocks';
import { LevelSwitch } from '@/components/news/level-switch';
import { ReadAloud } from '@/components/news/read-aloud.island';
import { Sources } from '@/components/news/sources';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import type { AskedQuestion } from '@/lib/content/kinds';
import { PATHS, questionPath } from '@/lib/pages/paths';
import { QuestionCards } from './question-cards';
import { Root } from './question-view.styles';

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
