import styled from 'styled-components';
import { FilterList } from '@/components/ui/filter-list.island';
import { filterList } from '@/components/ui/filter-list.styles';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { facetsOf, findableSheets } from '@/lib/school/finder';
import { printedSheets } from '@/lib/school/printed';
import { WorksheetRow } from './worksheet-row';
import { worksheetRows } from './worksheets.styles';

/** All worksheets, by class, subject, text and time (R-SCH-8). */
export function Worksheets() {
  const { title, intro, empty } = content.lists.worksheets;
  const sheets = findableSheets(content);
  return (
    <Page title={title} lead={intro}>
      <Root data-wake="use" data-wake-now="?klasse ?fach ?stufe ?zeit ?suche">
        <FilterList
          facets={facetsOf(sheets)}
          items={sheets.map((sheet) => ({
            id: sheet.id,
            facets: sheet.facets,
            searchText: sheet.searchText,
            node: <WorksheetRow sheet={sheet} printed={printedSheets(sheet.slug)} />,
          }))}
          searchLabel="Suche nach Thema oder Fach"
          noun={{ one: 'Arbeitsblatt', many: 'Arbeitsblätter' }}
          listClassName="worksheets"
          empty={
            <>
              <h2>{empty.title}</h2>
              <p>{empty.text}</p>
            </>
          }
          resetLabel={empty.reset}
        />
      </Root>
    </Page>
  );
}

const Root = styled.div`
  ${filterList}
  ${worksheetRows}
`;
