import type { Examples } from '@/components/examples';
import { LastPage } from './last-page';

export const examples = { 'die ganze Seite': <LastPage /> } satisfies Examples;
