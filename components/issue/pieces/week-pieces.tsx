import { anniversaryName, entryOf } from 'content/references';
import { yearOf } from 'german/dates/day';
import { CalendarLeaf } from '@/components/events/leaf';
import { BriefOrigin } from '@/components/last-page/briefs';
import { ComicStrip } from '@/components/last-page/comic-strip';
import { MoreLink } from '@/components/ui/back-link';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { nextReturn } from '@/lib/history/anniversaries';
import { experimentPath, questionPath } from '@/lib/paths';
import { Answer, JokeText } from './answer';
import { Experiment } from './experiment';
import { Kicker } from './kicker';
import type { PieceOf } from './piece-of';

const { lastPage: headings, history: past } = content.lists;

export function QuestionPiece({ piece: { slug } }: PieceOf<'question'>) {
  const asked = entryOf(content, 'questions', slug);
  if (!asked) return null;
  const { question, category, answer } = asked;
  return (
    <>
      <Kicker>{category}</Kicker>
      <h3>
        <Words text={question} />
      </h3>
      {answer.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {content.questions.some((one) => one.slug === slug) && (
        <MoreLink href={questionPath(slug)} about={question}>
          Leichter lesen oder nachsehen, woher wir es wissen
        </MoreLink>
      )}
    </>
  );
}

export function ComicPiece({ piece: { slug } }: PieceOf<'comic'>) {
  const comic = entryOf(content, 'comics', slug);
  return (
    comic && (
      <>
        <h3>{headings.comic.heading}</h3>
        <ComicStrip comic={comic} />
      </>
    )
  );
}

export function TrialPiece({ piece: { slug }, ...place }: PieceOf<'trial'>) {
  const trial = entryOf(content, 'experiments', slug);
  if (!trial) return null;
  return (
    <>
      <Experiment piece={{ ...trial, type: 'experiment' }} {...place} />
      <MoreLink href={experimentPath(slug)} about={trial.title}>
        {headings.experiments.more}
      </MoreLink>
    </>
  );
}

export const JokesPiece = ({ piece: { ids } }: PieceOf<'jokes'>) => (
  <>
    <h3>{headings.jokes.heading}</h3>
    {ids
      .flatMap((id) => entryOf(content, 'jokes', id) ?? [])
      .map((joke) => (
        <div key={joke.id} className="joke">
          <JokeText {...joke} />
        </div>
      ))}
  </>
);

export function TwisterPiece({ piece: { id } }: PieceOf<'twister'>) {
  const twister = entryOf(content, 'twisters', id);
  return (
    twister && (
      <>
        <Kicker>{headings.twisters.heading}</Kicker>
        <p className="twister">
          <Words text={twister.text} />
        </p>
        {twister.hint && <p>{twister.hint}</p>}
      </>
    )
  );
}

export function BrainteaserPiece({ piece: { id } }: PieceOf<'brainteaser'>) {
  const riddle = entryOf(content, 'riddles', id);
  return (
    riddle && (
      <>
        <Kicker>{headings.riddle.heading}</Kicker>
        <p>{riddle.question}</p>
        <Answer label={headings.riddle.answer} of={riddle.question}>
          <p>{riddle.answer}</p>
        </Answer>
      </>
    )
  );
}

export const BriefsPiece = ({ piece: { titles } }: PieceOf<'briefs'>) => (
  <>
    <h3>{headings.briefs}</h3>
    <div className="briefs">
      {titles
        .flatMap((title) => entryOf(content, 'briefs', title) ?? [])
        .map(({ title, text, ...brief }) => (
          <div key={title}>
            <p className="where">
              <BriefOrigin {...brief} />
            </p>
            <h4>{title}</h4>
            <p>{text}</p>
          </div>
        ))}
    </div>
  </>
);

export function AnniversaryPiece({ piece, issue }: PieceOf<'anniversary'>) {
  const entry = entryOf(content, 'history', anniversaryName(piece));
  if (!entry) return null;
  const day = nextReturn(entry, issue.date);
  return (
    <>
      <CalendarLeaf first={day} last={day} />
      <div>
        <Kicker>{past.title}</Kicker>
        <h3>{`Vor ${yearOf(day) - entry.year}\u00a0Jahren, am ${entry.day.text} ${entry.year}`}</h3>
        <p>{entry.text}</p>
      </div>
    </>
  );
}
