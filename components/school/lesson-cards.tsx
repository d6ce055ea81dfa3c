import { LESSON_MINUTES } from 'content/school-parts';
import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { lessonPath } from '@/lib/paths';

/** Lesson ideas, each with its own printable page (R-SCH-21). */
export function LessonCards() {
  const { lessonsHeading, lessonsLead, lessons } = content.school;
  return (
    <Root id="stunden" aria-labelledby="stunden-titel">
      <h2 id="stunden-titel">{lessonsHeading}</h2>
      <p>{lessonsLead}</p>
      <ul role="list">
        {lessons.map(({ slug, title, note, subject, classes }) => (
          <li key={slug} className="sheet" data-lifts="">
            <h3>
              <Words text={title} />
            </h3>
            <p>{note}</p>
            <p className="for">{`Klasse ${classes} · ${subject} · ${LESSON_MINUTES}\u00a0Minuten`}</p>
            <MoreLink href={lessonPath(slug)} about={title}>
              Zum Ablauf
            </MoreLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section`
  > p { max-inline-size: ${theme.width.text}; margin-block-end: ${theme.space.l}; }
  ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; counter-reset: lesson; }
  ${media.tablet} { ul { grid-template-columns: 1fr 1fr; } }
  ${media.desktop} { ul { grid-template-columns: repeat(3, 1fr); } }
  li { display: grid; grid-template: auto auto 1fr auto auto / minmax(0, 1fr); gap: ${theme.space.xs}; padding: min(${theme.space.l}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.sun}; counter-increment: lesson; }
  li::before { content: counter(lesson) / ''; color: ${theme.color.violetDeep}; font: ${theme.weight.black} ${theme.type.h2}/1 ${theme.font.head}; }
  li:nth-of-type(3n + 2) { border-block-start-color: ${theme.color.teal}; }
  li:nth-of-type(3n) { border-block-start-color: ${theme.color.coral}; }
  h3 { font-size: ${theme.type.h4}; }
  .for { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  ${media.print} { ul { grid-template-columns: 1fr 1fr; } li { break-inside: avoid; } }
`;
