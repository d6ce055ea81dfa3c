import styled from 'styled-components';
import { AnniversaryOfWeek } from '@/components/history/anniversary-of-week';
import { KeepButton } from '@/components/keep/keep-button';
import { aids } from '@/components/reading/aids.styles';
import { ReadingBar } from '@/components/reading/reading-bar';
import { Page } from '@/components/ui/page';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { Briefs } from './briefs';
import { Colouring } from './colouring';
import { Comics } from './comics';
import { Experiments } from './experiments';
import { Jokes } from './jokes';
import { Riddle } from './riddle';
import { Twisters } from './twisters';

/** The page children turn to first: comic, jokes, riddle, experiment, pictures to colour (R-LAST-1). */
export function LastPage() {
  const { title, intro } = content.lists.lastPage;
  return (
    <Page title={title} lead={intro} back={{ href: PATHS.news, label: 'Zu den Nachrichten' }}>
      <Root>
        <div className="tools no-print">
          <KeepButton path={PATHS.lastPage} />
          <ReadingBar />
        </div>
        <div className="parts" data-reading="">
          <Comics />
          <div className="beside">
            <Jokes />
            <div className="notes">
              <Riddle />
              <Twisters />
            </div>
          </div>
          <Experiments />
          <Briefs />
          <AnniversaryOfWeek />
          <Colouring />
        </div>
      </Root>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  .tools { display: flex; flex-wrap: wrap; align-items: start; gap: ${theme.space.s}; }
  .parts { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xxxl}; }
  .parts section > h2 { margin-block-end: ${theme.space.m}; font-size: ${theme.type.h3}; }
  .beside, .notes { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; align-content: start; }
  ${media.desktop} { .beside { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: ${theme.space.xxl}; } }
  ${media.print} { .parts { gap: ${theme.space.l}; } }
  ${aids}
`;
