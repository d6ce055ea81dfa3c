import { createGlobalStyle } from 'styled-components';
import { base } from './styles/base';
import { controls } from './styles/controls';
import { motion, print } from './styles/motion';
import { sheets } from './styles/sheets';
import { rawTokens, Tokens } from './theme';

const Sheet = createGlobalStyle`
  ${base}
  ${controls}
  ${sheets}
  ${motion}
  ${print}
`;

/** Tokens and the classes that islands share with the server's components; rendered inside <head>. */
export function GlobalStyle() {
  return (
    <>
      <Tokens theme={rawTokens} />
      <Sheet />
    </>
  );
}
