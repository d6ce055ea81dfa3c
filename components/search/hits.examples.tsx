import type { Found } from 'search/found';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Hits } from './hits.island';
import { hits } from './hits.styles';

const copy = content.lists.search;

const hit = (kind: Found['kind'], at = 0): Found => ({
  kind,
  title: `Warum Eulen lautlos fliegen ${at}`,
  path: `/#${at}`,
  note: 'Tiere, 14. November 2026',
  excerpt: 'Eine Eule fliegt so leise, dass nicht einmal eine Maus sie hört.',
  score: 1,
  marked: ['eule', 'eulen'],
});
const result = { found: [hit('news')], missed: [], instead: [], similar: [] };

export const Stage = styled.div`
  ${hits}
`;

export const examples = {
  'ein Treffer': <Hits copy={copy} result={result} />,
  'viele Gruppen': (
    <Hits
      copy={copy}
      result={{
        ...result,
        found: ['news', 'book', 'event', 'game', 'page'].map((kind, at) => hit(kind as Found['kind'], at)),
      }}
    />
  ),
  'ein Wort fehlt': <Hits copy={copy} result={{ ...result, missed: ['Quastenflosser'] }} />,
  'anders geschrieben': <Hits copy={copy} result={{ ...result, instead: ['Vulkan'] }} />,
} satisfies Examples;
