import type { Content } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { Page } from '@/components/ui/page';
import { Search } from './search.island';
import { searchStyles } from './search.styles';
import { SiteMap } from './site-map';
import { siteMap } from './site-map.styles';

/** The search page; lists all pages until a query is entered, and without JavaScript. */
export function SearchPage({ content }: { content: Content }) {
  const { title, intro, description: _, map: __, ...copy } = content.lists.search;
  return (
    <Page title={title} lead={intro}>
      <Root>
        <Island
          of={Search}
          now="?q"
          props={{ copy, places: content.searchWords.places, children: <SiteMap content={content} /> }}
        />
      </Root>
    </Page>
  );
}

const Root = styled.div`
  ${searchStyles}
  ${siteMap}
`;
