import type { Metadata } from 'next';
import { NotFound } from '@/components/faults/not-found';

export const metadata: Metadata = { title: 'Seite nicht gefunden', robots: { index: false } };

/** Becomes 404.html, which every host answers unknown paths with. */
export default function NotFoundPage() {
  return <NotFound />;
}
