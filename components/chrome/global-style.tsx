import { createGlobalStyle } from 'styled-components';
import { faultScreen } from '@/components/faults/fault-screen.styles';
import { keptNote } from '@/components/keep/kept-note.styles';
import { textButtons } from '@/components/ui/back-link.styles';
import { badge } from '@/components/ui/badge.styles';
import { button } from '@/components/ui/button.styles';
import { icon } from '@/components/ui/icon.styles';
import { notice } from '@/components/ui/notice.styles';
import { picture } from '@/components/ui/picture.styles';
import { prose } from '@/components/ui/prose.styles';
import { headings } from '@/components/ui/section.styles';
import { sheet } from '@/components/ui/sheet.styles';
import { base } from '@/components/ui/styles/base';
import { fallbackFaces } from '@/components/ui/styles/fallback-faces';
import { grounds } from '@/components/ui/styles/grounds';
import { atWork, motion, print } from '@/components/ui/styles/motion';
import { rawTokens, Tokens } from '@/components/ui/theme';
import { words } from '@/components/ui/words.styles';
import { logo } from './logo.styles';

const Sheet = createGlobalStyle`
  ${fallbackFaces}
  ${grounds}
  ${base}
  ${icon}
  ${headings}
  ${words}
  ${button}
  ${badge}
  ${textButtons}
  ${sheet}
  ${picture}
  ${notice}
  ${faultScreen}
  ${keptNote}
  ${logo}
  ${prose}
  ${motion}
  ${atWork}
  ${print}
`;

/** Tokens, and class names shared by islands and server components; rendered inside <head>. */
export function GlobalStyle() {
  return (
    <>
      <Tokens theme={rawTokens} />
      <Sheet />
    </>
  );
}
