import { Icon } from '@/components/ui/icon';
import { Link, OutsideLink } from '@/components/ui/link';
import { content } from '@/lib/content';
import { today, yearOf } from '@/lib/dates/day';
import { PATHS } from '@/lib/pages/paths';
import { sitePages } from '@/lib/pages/registry';
import { Root } from './footer.styles';
import { Logo } from './logo';

const LEGAL = sitePages(content).filter(({ foot }) => foot);

/** About, social and quick links, provider, legal row (R-NAV-10, R-LAW-1). */
export function Footer() {
  const { site, lists, parents, school } = content;
  const { publisher } = site;
  return (
    <Root>
      <div className="inner">
        <nav aria-label="Rechtliches" className="legal">
          <ul role="list">
            {LEGAL.map(({ path, foot }) => (
              <li key={path}>
                <Link href={path}>{foot}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="columns">
          <div className="about">
            <Logo />
            <p>{site.about}</p>
            <p>
              <Link href={PATHS.issues}>{lists.issues.title}</Link> ·{' '}
              <Link href={PATHS.puzzles}>{lists.puzzles.title}</Link> ·{' '}
              <Link href={PATHS.kept}>{lists.kept.title}</Link> · <Link href={PATHS.myDuda}>{lists.myDuda.title}</Link>
            </p>
            <p>
              <Link href={PATHS.parents}>{parents.title}</Link> · <Link href={PATHS.school}>{school.title}</Link>
            </p>
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">Mehr vom Verlag</h2>
            <ul role="list">
              {site.quickLinks.map(({ href, label }) => (
                <li key={href}>
                  <OutsideLink href={href}>{label}</OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-social" className="social">
            <h2 id="footer-social">{site.product} folgen</h2>
            <ul role="list">
              {site.social.map(({ href, label }) => (
                <li key={href}>
                  <OutsideLink href={href}>{label}</OutsideLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Anbieter</h2>
            <address>
              Verlag: {publisher.name}
              <br />
              Straße: {publisher.street}
              <br />
              Ort: {publisher.city}
            </address>
          </div>
        </div>
        <p className="year">
          ©{' '}
          <time data-today="year" suppressHydrationWarning>
            {yearOf(today())}
          </time>{' '}
          {site.product}
        </p>
      </div>
      <a className="to-top no-print" href="#top">
        <Icon name="arrow-up" />
        <span className="visually-hidden">Nach oben</span>
      </a>
    </Root>
  );
}
