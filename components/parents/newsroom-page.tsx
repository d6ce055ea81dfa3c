import type { Parents } from 'content/kinds';
import styled from 'styled-components';
import { ProsePage } from '@/components/legal/prose-page';
import { Link } from '@/components/ui/link';
import { Prose } from '@/components/ui/prose';
import { theme } from '@/components/ui/theme';

/** How the paper is made, and its corrections (R-PAR-5). */
export function NewsroomPage({ page }: { page: Parents['newsroom'] }) {
  const { heading, lead, none, list } = page.corrections;
  return (
    <ProsePage page={page}>
      <Corrections id="berichtigungen" className="sheet" aria-labelledby="berichtigungen-titel">
        <h2 id="berichtigungen-titel">{heading}</h2>
        {list.length === 0 ? (
          <Prose markdown={none} />
        ) : (
          <>
            <p>{lead}</p>
            <ol role="list">
              {list.map(({ date, article, before, after }) => (
                <li key={`${date.first} ${article.href} ${before}`}>
                  <h3>
                    <Link href={article.href}>{article.label}</Link>
                  </h3>
                  <p>
                    <time dateTime={date.first}>{date.text}</time>
                  </p>
                  <dl>
                    <dt>Vorher:</dt>
                    <dd>{before}</dd>
                    <dt>Richtig ist:</dt>
                    <dd>{after}</dd>
                  </dl>
                </li>
              ))}
            </ol>
          </>
        )}
      </Corrections>
    </ProsePage>
  );
}

const Corrections = styled.section`
  display: grid;
  gap: ${theme.space.m};
  padding: min(${theme.space.xl}, 6vw);
  border-block-start: ${theme.space.xs} solid ${theme.color.coral};
  h2 { margin: 0; }
  ol { display: grid; gap: ${theme.space.l}; }
  h3 { font-size: ${theme.type.h4}; }
  time { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  dt { font-weight: ${theme.weight.bold}; }
`;
