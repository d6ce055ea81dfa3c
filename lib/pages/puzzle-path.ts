import { KINDS, type Kind } from 'content/puzzle-kinds';
import { puzzleWeekPath } from '@/lib/paths';

/** puzzlePath('2026-47', 'cipher') → '/raetsel/2026-47/geheimschrift/' */
export const puzzlePath = (week: string, kind: Kind) => `${puzzleWeekPath(week)}${KINDS[kind].segment}/`;
