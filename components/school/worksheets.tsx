import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { FilterList } from '@/components/ui/filter-list.island';
import { filterList } from '@/components/ui/filter-list.styles';
import { Page } from '@/components/ui/page';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { facetsOf, findableSheets, sheetsByArticle } from '@/lib/school/finder';
import { printedSheets } from '@/lib/school/sheet-files';
import { WorksheetCard } from './worksheet-card';
import { worksheetCard } from './worksheet-card.styles';

/** All worksheets, filtered by class, subject, level and time (R-SCH-8). */
export function Worksheets() {
  const { title, intro, empty } = content.lists.worksheets;
  const sheets = findableSheets(content);
  return (
    <Page title={title} lead={intro}>
      <Root>
        <Island
          of={FilterList}
          now="?klasse ?fach ?stufe ?zeit ?suche"
          props={{
            facets: facetsOf(sheets),
            items: sheetsByArticle(sheets).map((both) => {
              const [{ slug, searchText }] = both;
              return {
                id: slug,
                facets: both.map(({ facets }) => facets),
                searchText,
                node: <WorksheetCard sheets={both} printed={printedSheets(slug)} />,
              };
            }),
            searchLabel: 'Suche nach Thema oder Fach',
            noun: { one: 'Thema mit Arbeitsblättern', many: 'Themen mit Arbeitsblättern' },
            listClassName: 'worksheets',
            empty: (
              <>
                <h2>{empty.title}</h2>
                <p>{empty.text}</p>
              </>
            ),
            resetLabel: empty.reset,
          }}
        />
      </Root>
    </Page>
  );
}

/** Stacked cards; two columns on desktop. */
const Root = styled.div`
  ${filterList}
  .worksheets { --row: ${theme.row.tipInRow}; display: grid; gap: ${theme.space.m}; }
  ${media.desktop} { .worksheets { grid-template-columns: 1fr 1fr; gap: ${theme.space.l}; } }
  ${worksheetCard}
`;
