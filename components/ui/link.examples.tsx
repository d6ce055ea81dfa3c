import type { Examples } from '@/components/examples';
import { PATHS } from '@/lib/paths';
import { Link, OutsideLink } from './link';

export const examples = {
  'auf der Site': <Link href={PATHS.books}>Buchtipps</Link>,
  'nach draußen': <OutsideLink href="https://www.example.com/">Verlag</OutsideLink>,
  'auf dunklem Grund': { ground: 'night', element: <Link href={PATHS.books}>Buchtipps</Link> },
} satisfies Examples;
