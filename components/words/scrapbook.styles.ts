import { css } from 'styled-components';
import { cardBackStyles } from './card-back.styles';
import { cardListStyles } from './card-list.styles';
import { gamesStyles } from './games.styles';
import { keepSafeStyles } from './keep-safe.styles';
import { pairsGameStyles } from './pairs-game.styles';
import { stampBookStyles } from './stamp-book.styles';
import { syllableGameStyles } from './syllable-game.styles';
import { syllableStyles } from './syllables.styles';
import { todayStyles } from './today.styles';
import { trainerStyles } from './trainer.styles';
import { wordShelfStyles } from './word-shelf.styles';
import { writeGameStyles } from './write-game.styles';

/** The parts of „Mein Duda“, and what comes later. */
export const scrapbookStyles = css`
  ${syllableStyles}
  ${cardBackStyles}
  ${todayStyles}
  ${trainerStyles}
  ${gamesStyles}
  ${pairsGameStyles}
  ${syllableGameStyles}
  ${writeGameStyles}
  ${wordShelfStyles}
  ${cardListStyles}
  ${stampBookStyles}
  ${keepSafeStyles}
`;
