import type { AnchorHTMLAttributes } from 'react';
import { matchRoutes, Link as RouterLink } from 'react-router';
import { ROUTES } from './routes';

export { OutsideLink } from '../../../components/ui/link';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const routes = ROUTES.map(({ path }) => ({ path }));

/** Replaces components/ui/link: uses the router within the app, plain links elsewhere. */
export function Link({ href, ...rest }: Props) {
  return matchRoutes(routes, href) ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />;
}
