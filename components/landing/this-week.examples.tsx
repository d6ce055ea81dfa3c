import type { Examples } from '@/components/examples';
import { ThisWeek } from './this-week';

export const examples = { 'fünf Dinge': <ThisWeek /> } satisfies Examples;
