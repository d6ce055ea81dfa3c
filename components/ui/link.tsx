import type { AnchorHTMLAttributes } from 'react';
import { withBase } from '@/lib/pages/paths';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link. Plain anchors on purpose: every page is a static document, so that the browser's own navigation,
 * back/forward cache and speculation rules do the work without script.
 */
export function Link({ href, ...rest }: Props) {
  return <a href={withBase(href)} {...rest} />;
}

/** A link to another site: opens a new tab and says so. */
export function OutsideLink({ href, children, ...rest }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (öffnet einen neuen Tab)</span>
    </a>
  );
}
