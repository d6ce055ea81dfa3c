import type { Examples } from '@/components/examples';
import { LostScripts } from './lost-scripts';

export const examples = { 'nicht geladen': <LostScripts shown /> } satisfies Examples;
