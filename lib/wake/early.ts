import { AIDS_EARLY } from '@/lib/aids/early';
import { LOST_SCRIPTS } from '@/lib/policy/lost-scripts';
import { HOLD } from './hold';

/** What each page runs first, inline: a lost script could not tell that it is lost, nor a late one what came before it. */
export const EARLY = [LOST_SCRIPTS, HOLD, AIDS_EARLY].join(';\n');
