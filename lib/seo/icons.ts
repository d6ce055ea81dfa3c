import type { Metadata } from 'next';
import { withBase } from '@/lib/pages/paths';

export const icons: Metadata['icons'] = {
  icon: [
    { url: withBase('/favicon.ico'), sizes: '32x32' },
    { url: withBase('/icon.svg'), type: 'image/svg+xml' },
  ],
  apple: withBase('/apple-touch-icon.png'),
};
