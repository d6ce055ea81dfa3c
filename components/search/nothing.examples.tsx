import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { AskedNothing } from '@/tests/gallery/handlers.island';
import { nothing } from './nothing.styles';

const { empty } = content.lists.search;
const { places } = content.searchWords;

export const Stage = styled.div`
  ${nothing}
`;

export const examples = {
  'nichts gefunden': <AskedNothing copy={empty} places={places} similar={[]} />,
  'mit ähnlichen Wörtern': <AskedNothing copy={empty} places={places} similar={['Zoo', 'Vulkan']} />,
} satisfies Examples;
