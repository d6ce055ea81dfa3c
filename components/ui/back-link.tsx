import { Icon } from './icon';
import { Link, OutsideLink } from './link';

type BackProps = {
  href: string;
  /** Restores the query with which the visitor left that page. */
  keepsQuery?: boolean;
  children: string;
};

export function BackLink({ href, keepsQuery, children }: BackProps) {
  return (
    <Link className="back-link no-print" href={href} data-keeps-query={keepsQuery && ''}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}

/** `about` names the target for screen readers and search engines; a dash, as hidden text gets a space before it. */
export function MoreLink({ href, children, about }: { href: string; children: string; about?: string }) {
  return (
    <Link className="more-link" href={href}>
      <span>
        {children}
        {about && <span className="visually-hidden"> – {about}</span>}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}

/** The same for another site. */
export function MoreOutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <OutsideLink className="more-link" href={href}>
      {children}
      <Icon name="external-link" />
    </OutsideLink>
  );
}
