import type { Examples } from '@/components/examples';
import { PATHS } from '@/lib/paths';
import { KeepButton } from './keep-button';

export const examples = { 'noch nicht mitgenommen': <KeepButton path={PATHS.news} /> } satisfies Examples;
