import type { Examples } from '@/components/examples';
import { Briefs } from './briefs';

export const examples = { 'die sechs neuesten': <Briefs /> } satisfies Examples;
