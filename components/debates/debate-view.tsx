import type { Debate } from 'content/kinds';
import { Island } from '@/components/islands/island';
import { KeepButton } from '@/components/keep/keep-button';
import { Corrections } from '@/components/news/corrections';
import { ReadAloud } from '@/components/news/read-aloud.island';
import { Source } from '@/components/news/source';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Link } from '@/components/ui/link';
import { Page } from '@/components/ui/page';
import { Picture } from '@/components/ui/picture';
import { content } from '@/lib/content';
import { ANSWERS_KEY, type When } from '@/lib/debates/store';
import { ballotFile, debatePath, PATHS } from '@/lib/paths';
import { ClassVotes } from './class-votes';
import { DebateList } from './debate-list';
import { Root } from './debate-view.styles';
import { OwnAnswer } from './own-answer.island';
import { Side } from './side';

type Props = {
  debate: Debate;
  others: readonly Debate[] /** `intro` is set for the newest one, which heads the list of all. */;
  intro?: string;
};

/** A debate: the reader's answer, both sides, the answer again, facts, how to argue and vote in class (R-DEB-1). */
export function DebateView({ debate, others, intro }: Props) {
  const { rules, ballot, own, ...headings } = content.debatePage;
  const { slug, title, date, excerpt, image, pro, contra, facts, starters, tip, classes } = debate;
  const { before, after, ...copy } = own;
  const ask = (when: When) => (
    <Island
      of={OwnAnswer}
      now={`@${ANSWERS_KEY}`}
      props={{ slug, when, question: { before, after }[when].heading, copy }}
    />
  );
  const back = intro
    ? { href: PATHS.news, label: 'Zu den Nachrichten' }
    : { href: PATHS.debates, label: 'Zu allen Streitfragen' };
  return (
    <Page kicker={`Streitfrage vom ${date.text}`} title={title} lead={excerpt} back={back} times={debate}>
      <Root>
        <div className="tools">
          <KeepButton path={intro ? PATHS.debates : debatePath(slug)} />
          <ReadingBar />
        </div>
        {image && (
          <Picture image={image} sizes="(width >= 64rem) 60rem, 92vw" eager fallback={{ kind: 'article', title }} />
        )}
        <section className="own no-print" aria-labelledby="vorher">
          <h2 id="vorher">{before.heading}</h2>
          <p>{before.text}</p>
          {ask('before')}
        </section>
        <div>
          <Island of={ReadAloud} props={{ textId: 'streitfrage-text' }} />
          <div className="sides" id="streitfrage-text" data-reading="">
            <Side side={pro} answer="Ja" id="pro" />
            <Side side={contra} answer="Nein" id="contra" />
          </div>
        </div>
        <section className="own no-print" aria-labelledby="nachher">
          <h2 id="nachher">{after.heading}</h2>
          <p>{after.text}</p>
          {ask('after')}
        </section>
        <section className="talk" aria-labelledby="meinung">
          <div>
            <h2 id="meinung">{headings.opinion}</h2>
            <ul role="list">
              {starters.map((starter) => (
                <li key={starter}>{starter}</li>
              ))}
            </ul>
          </div>
          <div className="sheet">
            <h3>Probier es aus</h3>
            <p>{tip}</p>
          </div>
        </section>
        <Corrections path={debatePath(slug)} />
        <section className="facts" aria-labelledby="tatsachen">
          <h2 id="tatsachen">{headings.facts}</h2>
          <ul role="list">
            {facts.map(({ text, source }) => (
              <li key={text}>
                <p>{text}</p>
                <p className="source">
                  <Source {...source} />
                </p>
              </li>
            ))}
          </ul>
        </section>
        {classes && <ClassVotes classes={classes} ballot={ballot} />}
        <section className="rules" aria-labelledby="fair">
          <h2 id="fair">{ballot.sheet.rules}</h2>
          <ol role="list">
            {rules.map((rule) => (
              <li key={rule.title}>
                <h3>{rule.title}</h3>
                <p>{rule.text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="ballot" aria-labelledby="abstimmen">
          <h2 id="abstimmen">{ballot.heading}</h2>
          <p>{ballot.text}</p>
          <p>{ballot.count}</p>
          <p className="no-print">
            <Link href={ballotFile(slug)}>{ballot.file}</Link> (PDF, 3{'\u00a0'}Seiten)
          </p>
          <p>{ballot.note}</p>
        </section>
        <DebateList debates={others} intro={intro} />
      </Root>
    </Page>
  );
}
