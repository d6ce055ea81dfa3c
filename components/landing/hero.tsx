import type { Landing } from 'content/kinds';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Root } from './hero.styles';

/** The first section: what it is, for whom, what to do (R-LAND-1). The paper unfolds once, and headlines fly out. */
export function Hero({ hero }: { hero: Landing['hero'] }) {
  return (
    <Root aria-labelledby="hero-titel">
      <div className="inner">
        <div className="words">
          <p className="stamp">{hero.badge}</p>
          <h1 id="hero-titel">{hero.tagline}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="actions">
            <LinkButton href={hero.cta.href}>{hero.cta.label}</LinkButton>
            <LinkButton href={hero.more.href} variant="quiet">
              {hero.more.label}
            </LinkButton>
          </p>
          <ul role="list" className="highlights">
            {hero.highlights.map((text) => (
              <li key={text}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="paper">
          <div className="page">
            <Picture image={hero.image} sizes="(width >= 62rem) 55vw, 92vw" eager />
          </div>
          <div className="headlines" aria-hidden="true">
            {hero.headlines.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
        </div>
      </div>
    </Root>
  );
}
