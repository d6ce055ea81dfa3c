import type { Brief } from 'content/kinds';
import { type Day, today } from 'german/dates/day';
import styled from 'styled-components';
import { Badge } from '@/components/ui/badge';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { EXAMPLE } from '@/lib/events/labels';

const SHOWN = 6;

/** „Kurz gemeldet“: the six newest briefs. */
export function Briefs() {
  const briefs = newestBriefs(content.briefs, today());
  if (briefs.length === 0) return null;
  return (
    <Root aria-labelledby="kurz">
      <h2 id="kurz">{content.lists.lastPage.briefs}</h2>
      <div className="briefs">
        {briefs.map(({ title, text, ...brief }) => (
          <article key={title}>
            <p className="meta">
              <BriefOrigin {...brief} />
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Root>
  );
}

/** Published briefs only, the newest first. */
const newestBriefs = (briefs: readonly Brief[], day: Day): Brief[] =>
  briefs
    .filter(({ date }) => date.first <= day)
    .sort((a, b) => b.date.first.localeCompare(a.date.first))
    .slice(0, SHOWN);

/** Place and date of a brief; invented ones are marked (R-NEWS-18). */
export const BriefOrigin = ({ place, date, example }: Pick<Brief, 'place' | 'date' | 'example'>) => (
  <>
    {example && <Badge>{EXAMPLE}</Badge>} <strong>{place}</strong>, {date.text}
  </>
);

/* Newspaper columns with a line between them. */
const Root = styled.section`
  .briefs { columns: 3 ${theme.width.card}; column-gap: ${theme.space.xxl}; column-rule: ${theme.line.hair} solid ${theme.alpha.lineStrong}; }
  /* Each has a line above it, so that all columns begin at one height. */
  article { break-inside: avoid; padding-block: ${theme.space.m}; border-block-start: ${theme.line.hair} solid ${theme.alpha.line}; }
  h3 { margin-block: ${theme.space.xxs}; font-size: ${theme.type.h4}; }
  p { font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  .meta { color: ${theme.color.soft}; }
  ${media.print} { .briefs { columns: 2; } }
`;
