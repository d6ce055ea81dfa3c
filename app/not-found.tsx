import type { Metadata } from 'next';
import { preload } from 'react-dom';
import { NotFound, TITLE } from '@/components/faults/not-found';
import { notFoundFonts } from '@/lib/fonts/not-found-fonts';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** Exported as 404.html, which hosts serve for unknown paths. */
export default function NotFoundPage() {
  for (const href of notFoundFonts()) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return <NotFound />;
}
