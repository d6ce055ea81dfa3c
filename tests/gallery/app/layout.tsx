import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { GlobalStyle } from '@/components/chrome/global-style';
import { PlainScript } from '@/components/chrome/plain-script.island';
import { Gallery } from '../gallery';
import { GroundChoice } from '../ground.island';

export const metadata = { title: 'Galerie' };

/** The frame of every gallery page: the site's fonts and global styles. */
export default function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" className={fontVariables}>
      <head>
        <GlobalStyle />
      </head>
      <body>
        <Gallery>
          <GroundChoice />
          {children}
        </Gallery>
        <PlainScript />
      </body>
    </html>
  );
}
