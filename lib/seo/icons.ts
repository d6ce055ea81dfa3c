import { withBase } from 'content/base-path';
import type { Metadata } from 'next';
import { themes } from '@/lib/title/site-themes';

export const icons: Metadata['icons'] = {
  icon: [
    { url: withBase('/favicon.ico'), sizes: '32x32' },
    { url: withBase('/icon.svg'), type: 'image/svg+xml' },
  ],
  apple: withBase('/apple-touch-icon.png'),
};

/** Colours of the browser's bars, if no theme is chosen. */
export const bars = [
  { media: '(prefers-color-scheme: light)', color: themes.DAY.color.paper },
  { media: '(prefers-color-scheme: dark)', color: themes.NIGHT.color.paper },
];
