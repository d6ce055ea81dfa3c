import type { Examples } from '@/components/examples';
import { StampStrip } from './stamp-strip';

export const examples = { 'noch ohne Stempel': <StampStrip /> } satisfies Examples;
