import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Arrival } from '@/components/chrome/arrival.island';
import { Footer } from '@/components/chrome/footer';
import { GlobalStyle } from '@/components/chrome/global-style';
import { Header } from '@/components/chrome/header';
import { LostScripts } from '@/components/chrome/lost-scripts';
import { PreviewBand } from '@/components/chrome/preview-band';
import { Rise } from '@/components/chrome/rise.island';
import { SkipLink } from '@/components/chrome/skip-link';
import { Speculation } from '@/components/chrome/speculation';
import { ImageFaults } from '@/components/ui/image-faults.island';
import { palette } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { SECURITY } from '@/lib/hosts/rules';
import { placeholderAddresses } from '@/lib/images/placeholders';
import { icons } from '@/lib/seo/icons';
import { fullTitle } from '@/lib/seo/metadata';
import { fontVariables } from './fonts';

const { site } = content;

export const metadata: Metadata = {
  title: { default: site.portal, template: fullTitle('%s') },
  description: site.description,
  // For hosts that send no headers of ours.
  referrer: SECURITY['Referrer-Policy'],
  icons,
};

export const viewport: Viewport = { themeColor: palette.paper };

/** What every page stands in: fonts, global styles, header, footer. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" className={fontVariables} id="top">
      <head>
        <LostScripts />
        <GlobalStyle />
      </head>
      <body>
        <SkipLink />
        <PreviewBand order={site.order} />
        <Header />
        <main id="inhalt" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <Arrival />
        <Rise />
        <ImageFaults placeholders={placeholderAddresses()} />
        <Speculation />
      </body>
    </html>
  );
}
