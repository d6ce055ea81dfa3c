import { shareResponse } from '@/lib/images/share';
import { PATHS } from '@/lib/pages/paths';

export const dynamic = 'force-static';

/** The share picture of the puzzles: /raetsel/og.png */
export const GET = () => shareResponse(PATHS.puzzles);
