import type { Examples } from '@/components/examples';
import { AnniversaryOfWeek } from './anniversary-of-week';

export const examples = { 'in dieser Woche': <AnniversaryOfWeek /> } satisfies Examples;
