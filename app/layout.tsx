import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/chrome/footer';
import { GlobalStyle } from '@/components/chrome/global-style';
import { Header } from '@/components/chrome/header';
import { LostScripts } from '@/components/chrome/lost-scripts';
import { PlainByNext } from '@/components/chrome/plain-by-next';
import { PreviewBand } from '@/components/chrome/preview-band';
import { SkipLink } from '@/components/chrome/skip-link';
import { Speculation } from '@/components/chrome/speculation';
import { InlineScript } from '@/components/ui/inline-script';
import { content } from '@/lib/content';
import { SECURITY } from '@/lib/hosts/rules';
import { isPreview } from '@/lib/publishing/build-time';
import { bars, icons } from '@/lib/seo/icons';
import { fullTitle } from '@/lib/seo/metadata';
import { fontVariables } from './fonts';

const { site } = content;

export const metadata: Metadata = {
  title: { default: site.portal, template: fullTitle('%s') },
  description: site.description,
  // For hosts that do not send our headers.
  referrer: SECURITY['Referrer-Policy'],
  // Phones would make links of dates and numbers, some before React hydrates them.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons,
  ...(isPreview() && { robots: { index: false, follow: false } }),
};

export const viewport: Viewport = { colorScheme: 'light dark', themeColor: bars };

/** The frame of every page: fonts, global styles, header, footer. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" className={fontVariables} id="top" suppressHydrationWarning>
      <head>
        <InlineScript name="early" />
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
        <LostScripts />
        <Speculation />
        <PlainByNext />
      </body>
    </html>
  );
}
