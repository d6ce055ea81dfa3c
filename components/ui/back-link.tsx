import { Icon } from './icon';
import { Link, OutsideLink } from './link';

type BackProps = {
  href: string;
  /** It leads back with the query of that page, as one left it. */
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

/** Its own words say whereto, for search engines too; a dash, as a blank comes between what is seen and what is not. */
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

/** The same to another site. */
export function MoreOutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <OutsideLink className="more-link" href={href}>
      {children}
      <Icon name="external-link" />
    </OutsideLink>
  );
}
