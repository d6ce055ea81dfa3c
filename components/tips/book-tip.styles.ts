import { css } from 'styled-components';
import { standOnShelf } from './stand.styles';
import { tipPicture } from './tip-picture.styles';
import { tipWords } from './tip-words.styles';

export const bookTip = css`
  ${standOnShelf}
  ${tipWords}
  ${tipPicture}
`;
