import styled from 'styled-components';
import { LinkButton } from '@/components/ui/button';
import { Prose } from '@/components/ui/prose';
import { media, theme } from '@/components/ui/theme';
import { content } from '@/lib/content';
import { planPath } from '@/lib/paths';
import { classFigures } from '@/lib/school/class-set';

/** Price of a class set, and how to order it (R-SCH-24). */
export function ClassSet() {
  const { heading, body, label } = content.school.order;
  const figures = classFigures(content);
  return (
    <Root id="klassensatz" aria-labelledby="klassensatz-titel">
      <h2 id="klassensatz-titel">{heading}</h2>
      {figures && (
        <div className="sheet">
          <dl>
            {figures.rows.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <table>
            <caption>Zum Beispiel für ein Schuljahr</caption>
            <thead>
              <tr>
                <th scope="col">Exemplare</th>
                <th scope="col">Preis im Schuljahr</th>
              </tr>
            </thead>
            <tbody>
              {figures.examples.map(({ copies, total }) => (
                <tr key={copies}>
                  <th scope="row">{copies}</th>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Prose markdown={body} />
      <p className="no-print">
        <LinkButton href={planPath('class')}>{label}</LinkButton>
      </p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  .sheet { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; padding: min(${theme.space.xl}, 6vw); border-block-start: ${theme.space.xs} solid ${theme.color.coral}; }
  ${media.desktop} { .sheet { grid-template-columns: 3fr 2fr; align-items: start; } }
  dl { display: grid; gap: ${theme.space.s}; }
  dt, caption { color: ${theme.color.soft}; font-size: ${theme.type.small}; text-align: start; }
  dd { font-weight: ${theme.weight.bold}; }
  table { inline-size: 100%; table-layout: fixed; }
  th, td { overflow-wrap: anywhere; padding-block: ${theme.space.xs}; border-block-end: ${theme.line.hair} solid ${theme.alpha.lineStrong}; text-align: start; }
  thead th { font-size: ${theme.type.small}; }
  td { font-weight: ${theme.weight.bold}; }
`;
