import type { Examples } from '@/components/examples';
import { Footer } from './footer';

export const examples = {
  Fuß: <Footer />,
} satisfies Examples;
