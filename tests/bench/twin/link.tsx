import type { AnchorHTMLAttributes } from 'react';
import { matchRoutes, Link as RouterLink } from 'react-router';
import { ROUTES } from './routes';

export { OutsideLink } from '../../../components/ui/link';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const routes = ROUTES.map(({ path }) => ({ path }));

/** Stands in for components/ui/link: within the app by its router, to all else as ever. */
export function Link({ href, ...rest }: Props) {
  return matchRoutes(routes, href) ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />;
}
