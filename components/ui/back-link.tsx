import { Icon } from './icon';
import { Link, OutsideLink } from './link';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="back-link no-print" href={href}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}

export function MoreLink({ href, children, about }: { href: string; children: string; about?: string }) {
  return (
    <Link className="more-link" href={href}>
      <span>
        {children}
        {about && <span className="visually-hidden">: {about}</span>}
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
