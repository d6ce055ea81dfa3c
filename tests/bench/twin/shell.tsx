import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { Footer } from '@/components/chrome/footer';
import { GlobalStyle } from '@/components/chrome/global-style';
import { Header } from '@/components/chrome/header';
import { PlainScript } from '@/components/chrome/plain-script.island';
import { PreviewBand } from '@/components/chrome/preview-band';
import { SkipLink } from '@/components/chrome/skip-link';
import { placeholderAddresses } from '@/lib/images/placeholders';
import { content } from './content';

/** What every page stands in, as app/layout.tsx has it. */
export function Component() {
  useEffect(() => {
    document.body.dataset.standIns = JSON.stringify(placeholderAddresses());
  }, []);
  return (
    <>
      <GlobalStyle />
      <SkipLink />
      <PreviewBand order={content.site.order} />
      <Header />
      <main id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <PlainScript />
    </>
  );
}
