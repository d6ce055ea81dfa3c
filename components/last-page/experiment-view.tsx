import type { Experiment } from 'content/kinds';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { KeepButton } from '@/components/keep/keep-button';
import { aids } from '@/components/reading/aids.styles';
import { ReadingBar } from '@/components/reading/reading-bar';
import { PrintTools } from '@/components/school/print-tools.island';
import { printTools } from '@/components/school/print-tools.styles';
import { Notice } from '@/components/ui/notice';
import { Page } from '@/components/ui/page';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { experimentPath, PATHS } from '@/lib/paths';
import { ExperimentLinks, experimentLinks } from './experiment-links';

/** Like a recipe: materials, steps and the explanation; first the warning if an adult has to be present; then further ones (R-LAST-5). */
export function ExperimentView({ experiment, others }: { experiment: Experiment; others: readonly Experiment[] }) {
  const { slug, title, minutes, image, needs, steps, why, care } = experiment;
  const { title: whole, experiments: copy } = content.lists.lastPage;
  return (
    <Page
      kicker={`Experiment · ${minutes}\u00a0Minuten`}
      title={title}
      back={{ href: PATHS.lastPage, label: whole }}
      times={experiment}
    >
      <Root>
        <div className="tools no-print">
          <KeepButton path={experimentPath(slug)} />
          <Island of={PrintTools} props={{}} />
          <ReadingBar />
        </div>
        <div className="recipe" data-reading="">
          <Picture image={image} sizes="(width >= 62rem) 44rem, 92vw" eager fallback={{ kind: 'article', title }} />
          <section aria-labelledby="material">
            {care && <Notice tone="warning">{care}</Notice>}
            <h2 id="material">{copy.needs}</h2>
            <ul>
              {needs.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="schritte">
            <h2 id="schritte">{copy.steps}</h2>
            <ol role="list">
              {steps.map((step) => (
                <li key={step}>
                  <p>{step}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="warum" className="why">
            <h2 id="warum">{copy.why}</h2>
            <p>{why}</p>
          </section>
        </div>
        {others.length > 0 && (
          <section aria-labelledby="weitere" className="no-print">
            <h2 id="weitere">{copy.others}</h2>
            <ExperimentLinks of={others} />
          </section>
        )}
      </Root>
    </Page>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl};
  .tools { display: flex; flex-wrap: wrap; align-items: start; gap: ${theme.space.s}; }
  ${printTools}
  .recipe { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.xl}; align-items: start; }
  ${media.desktop} { .recipe { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: ${theme.space.xxl}; } }
  picture { border: ${theme.line.thin} solid ${theme.color.ink}; border-radius: ${theme.radius.sheet}; overflow: clip; }
  img { inline-size: 100%; }
  h2 { margin-block-end: ${theme.space.s}; font-size: ${theme.type.h3}; }
  section > div { margin-block-end: ${theme.space.l}; }
  .recipe ul { padding-inline-start: 1.2em; }
  ol { display: grid; gap: ${theme.space.m}; counter-reset: step; }
  /* Numbers as large as on a kitchen timer. */
  ol > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${theme.space.m}; align-items: start; counter-increment: step; }
  ol > li::before { content: counter(step) / ''; display: grid; place-items: center; inline-size: 1.7em; block-size: 1.7em; border-radius: ${theme.radius.pill}; background: ${theme.color.sun}; color: ${theme.color.print}; font: ${theme.weight.black} ${theme.type.h3}/1 ${theme.font.head}; print-color-adjust: exact; ${media.forced} { border: ${theme.line.hair} solid; } }
  .why { padding: min(${theme.space.l}, 6vw); border-radius: ${theme.radius.sheet}; background: ${theme.tint.sky}; }
  ${media.print} {
    .recipe { grid-template-columns: 3fr 2fr; gap: ${theme.space.m}; }
    .why { padding: 0; background: none; }
    ol > li { break-inside: avoid; }
  }
  ${experimentLinks}
  ${aids}
`;
