import { withBase } from 'content/base-path';
import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link. A plain anchor: every page is a static document, so navigation, back/forward cache and speculation rules of
 * the browser work without a script. */
export function Link({ href, ...rest }: Props) {
  return <a href={withBase(href)} {...rest} />;
}

/** A link to another site; opens a new tab and says so. */
export function OutsideLink({ href, children, ...rest }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (öffnet einen neuen Tab)</span>
    </a>
  );
}
