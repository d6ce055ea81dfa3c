import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { MyDudaPage } from './my-duda-page';

export const examples = { 'noch nichts gemerkt': <MyDudaPage content={content} /> } satisfies Examples;
