import type { Examples } from '@/components/examples';
import { WakeFault } from './wake-fault';

export const examples = { 'nicht geladen': <WakeFault shown /> } satisfies Examples;
