import { shareResponse } from '@/lib/images/share';

export const dynamic = 'force-static';

/** The general share picture: /og.png */
export const GET = () => shareResponse('/');
