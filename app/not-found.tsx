import type { Metadata } from 'next';
import { NotFound, TITLE } from '@/components/faults/not-found';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** Becomes 404.html, which every host answers unknown paths with. */
export default function NotFoundPage() {
  return <NotFound />;
}
