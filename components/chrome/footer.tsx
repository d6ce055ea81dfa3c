import { today, yearOf } from 'german/dates/day';
import { Icon } from '@/components/ui/icon';
import { Link, OutsideLink } from '@/components/ui/link';
import { content } from '@/lib/content';
import { sitePages } from '@/lib/pages/registry';
import { PATHS } from '@/lib/paths';
import { Root } from './footer.styles';
import { LogoBelow } from './logo';

const { site, lists, parents, school, title } = content;
const LEGAL = sitePages(content).filter(({ foot }) => foot);
const WAYS = [
  [PATHS.issues, lists.issues],
  [PATHS.puzzles, lists.puzzles],
  [PATHS.parents, parents],
  [PATHS.school, school],
  [PATHS.kept, lists.kept],
  [PATHS.scrapbook, lists.scrapbook],
] as const;

/** Footer: about, social and quick links, provider, legal row (R-NAV-10, R-LAW-1). */
export function Footer() {
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
            <LogoBelow />
            <p>{site.about}</p>
            <ul role="list">
              {WAYS.map(([path, { title }]) => (
                <li key={path}>
                  <Link href={path}>{title}</Link>
                </li>
              ))}
            </ul>
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
            <h2 id="footer-social">{title.name} folgen</h2>
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
              {`Verlag: ${publisher.name}`}
              <br />
              {`Straße: ${publisher.street}`}
              <br />
              {`Ort: ${publisher.city}`}
            </address>
          </div>
        </div>
        <p className="year">
          ©{' '}
          <time data-today="year" suppressHydrationWarning>
            {yearOf(today())}
          </time>{' '}
          {title.name}
        </p>
      </div>
      <a className="to-top no-print" href="#top">
        <Icon name="arrow-up" />
        <span className="visually-hidden">Nach oben</span>
      </a>
    </Root>
  );
}
