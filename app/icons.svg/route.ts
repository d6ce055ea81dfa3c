import { iconSprite } from '@/components/ui/icon-sprite';

export const dynamic = 'force-static';

export const GET = () => new Response(iconSprite(), { headers: { 'content-type': 'image/svg+xml' } });
