import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ScrapbookPage } from './scrapbook-page';

export const examples = { 'noch nichts gemerkt': <ScrapbookPage content={content} /> } satisfies Examples;
