import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import { inTurn, weeksShown } from '@/lib/last-page/turns';
import { experimentPath } from '@/lib/paths';
import { ExperimentLinks, experimentLinks } from './experiment-links';

/** The week's experiment large, and links to all experiments (R-LAST-5). */
export function Experiments() {
  const builtOn = today();
  const { experiments } = content;
  const { heading, more, all, needs: needed } = content.lists.lastPage.experiments;
  if (experiments.length === 0) return null;
  return (
    <Root aria-labelledby="experiment">
      <h2 id="experiment">{heading}</h2>
      {weeksShown(builtOn).map(({ week, days }) =>
        inTurn(experiments, week).map(({ slug, title, image, minutes, needs }) => (
          <div key={week.name} className="week sheet" {...onDays(days, builtOn)}>
            <Picture image={image} sizes="(width >= 62rem) 36rem, 92vw" fallback={{ kind: 'article', title }} />
            <div>
              <h3>
                <Words text={title} />
              </h3>
              <p>
                <strong>{needed}:</strong> {needs.join(', ')}
              </p>
              <p className="facts">{`${minutes}\u00a0Minuten`}</p>
              <MoreLink href={experimentPath(slug)} about={title}>
                {more}
              </MoreLink>
            </div>
          </div>
        )),
      )}
      <h3 className="all">{all}</h3>
      <ExperimentLinks of={experiments} />
    </Root>
  );
}

const Root = styled.section`
  .week { display: grid; grid-template-columns: minmax(0, 1fr); overflow: clip; }
  ${media.desktop} { .week { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; } }
  .week > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.s}; justify-items: start; padding: min(${theme.space.xl}, 6vw); }
  .week img { inline-size: 100%; }
  .facts { color: ${theme.color.soft}; font-size: ${theme.type.small}; }
  .all { margin-block: ${theme.space.xl} ${theme.space.m}; font-size: ${theme.type.h4}; }
  ${experimentLinks}
  ${media.print} { .all, ul { display: none; } .week { grid-template-columns: 1fr 2fr; } }
`;
