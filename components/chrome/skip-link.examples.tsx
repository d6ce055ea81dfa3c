import type { Examples } from '@/components/examples';
import { SkipLink } from './skip-link';

export const examples = { 'unsichtbar bis zum Fokus': <SkipLink /> } satisfies Examples;
