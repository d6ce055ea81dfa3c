import { Icon } from './icon';
import { Link } from './link';

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
