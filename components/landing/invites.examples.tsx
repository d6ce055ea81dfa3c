import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Invites } from './invites';

export const examples = { zwei: <Invites invites={content.landing.invites} /> } satisfies Examples;
