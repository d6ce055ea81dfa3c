import { Outlet } from 'react-router';
import { Footer } from '@/components/chrome/footer';
import { GlobalStyle } from '@/components/chrome/global-style';
import { Header } from '@/components/chrome/header';
import { PlainScript } from '@/components/chrome/plain-script.island';
import { PreviewBand } from '@/components/chrome/preview-band';
import { SkipLink } from '@/components/chrome/skip-link';
import { content } from './content';

/** The frame of every page, as in app/layout.tsx. */
export function Component() {
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
