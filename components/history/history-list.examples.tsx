import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { HistoryList } from './history-list';

export const examples = { 'alle Tage': <HistoryList history={content.history} /> } satisfies Examples;
