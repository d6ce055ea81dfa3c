import { createGlobalStyle } from 'styled-components';
import { faultScreen } from '@/components/faults/fault-screen.styles';
import { base } from '@/components/ui/styles/base';
import { controls } from '@/components/ui/styles/controls';
import { motion, print } from '@/components/ui/styles/motion';
import { sheets } from '@/components/ui/styles/sheets';
import { rawTokens, Tokens } from '@/components/ui/theme';
import { logo } from './logo.styles';

const Sheet = createGlobalStyle`
  ${base}
  ${controls}
  ${sheets}
  ${faultScreen}
  ${logo}
  ${motion}
  ${print}
`;

/** Tokens and the class names that islands share with the server's components; rendered inside <head>. */
export function GlobalStyle() {
  return (
    <>
      <Tokens theme={rawTokens} />
      <Sheet />
    </>
  );
}
