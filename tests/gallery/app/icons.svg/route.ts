export { GET } from '@/app/icons.svg/route';

export const dynamic = 'force-static';
