import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { Remember } from './remember.island';
import { rememberStyles } from './remember.styles';
import { rememberCopy } from './remember-word';

export const Stage = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;

export const examples = {
  'noch nicht gemerkt': (
    <p data-explains="">
      <span data-meaning="">Heißes Gestein.</span> <q>Das Magma ist heiß.</q>
      <Remember word="Magma" copy={rememberCopy()} />
    </p>
  ),
} satisfies Examples;

const Root = styled.div`
  ${rememberStyles}
`;
