import type { Examples } from '@/components/examples';
import { QuestionsPage } from './questions-page';

export const examples = { 'alle Fragen': <QuestionsPage /> } satisfies Examples;
