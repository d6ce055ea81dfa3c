import type { Debate } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { DebateView } from './debate-view';

const [debate, other] = content.debates as [Debate, Debate];

export const examples = {
  'die neueste, mit allen anderen': <DebateView debate={debate} others={[other]} intro={content.debatePage.intro} />,
  'eine einzelne': <DebateView debate={other} others={[debate]} />,
} satisfies Examples;
