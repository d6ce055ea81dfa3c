import { trustedHtml } from '@/lib/policy/trusted-html';

/** A card from our own feed, with the HTML that the page would have. */
export const CardHtml = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
