import type { Metadata } from 'next';
import { preload } from 'react-dom';
import { NotFound, TITLE } from '@/components/faults/not-found';
import { notFoundFonts } from '@/lib/fonts/not-found-fonts';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** Becomes 404.html, which every host answers unknown paths with. */
export default function NotFoundPage() {
  for (const href of notFoundFonts()) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return <NotFound />;
}
