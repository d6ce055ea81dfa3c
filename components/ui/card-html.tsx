import { trustedHtml } from '@/lib/policy/trusted-html';

/** A card out of a feed of our own: the same HTML the page would hold. */
export const CardHtml = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
