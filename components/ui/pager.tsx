import styled from 'styled-components';
import { Icon } from './icon';
import { Link } from './link';
import { chosenInContrast } from './styles/chosen';
import { media, theme } from './theme';

type Step = { name: string | number; path: string };

type Props = {
  /** Accessible name of the links: 'Weitere Seiten'. */
  label: string;
  /** Unit of a name, for screen readers: 'Seite'. */
  unit: string;
  /** Links in order; undefined for omitted ones. */
  steps: readonly (Step | undefined)[];
  /** Path of the current page. */
  current: string;
  previous?: Step | undefined;
  next?: Step | undefined;
};

/** Pagination as plain links, by number or by year. */
export function Pager({ label, unit, steps, current, previous, next }: Props) {
  return (
    <Root aria-label={label} className="no-print">
      {previous && (
        <Link className="text-button" rel="prev" href={previous.path}>
          <Icon name="arrow-left" />
          Zurück
          <To unit={unit} step={previous} />
        </Link>
      )}
      <ol role="list">
        {steps.map((step, place) =>
          step ? (
            <li key={step.path}>
              <Link href={step.path} aria-current={step.path === current ? 'page' : undefined}>
                <span className="visually-hidden">{unit} </span>
                {step.name}
              </Link>
            </li>
          ) : (
            <li key={place === 1 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ),
        )}
      </ol>
      {next && (
        <Link className="text-button" rel="next" href={next.path}>
          Weiter
          <To unit={unit} step={next} />
          <Icon name="arrow-right" />
        </Link>
      )}
    </Root>
  );
}

/** Where a step leads, for screen readers. */
const To = ({ unit, step }: Pick<Props, 'unit'> & { step: Step }) => (
  <span className="visually-hidden">{` zu ${unit}\u00a0${step.name}`}</span>
);

const Root = styled.nav`
  margin-block-start: ${theme.space.xl};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.l};
  ol { display: flex; flex-wrap: wrap; align-items: center; gap: ${theme.space.xs}; }
  li > a {
    display: grid;
    place-items: center;
    min-inline-size: ${theme.size.touch};
    min-block-size: ${theme.size.touch};
    padding-inline: ${theme.space.s};
    border: ${theme.line.thin} solid ${theme.alpha.lineStrong};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.white};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
    text-decoration: none;
  }
  ${media.hover} { li > a:hover { border-color: ${theme.color.ink}; } }
  li > [aria-current] { border-color: ${theme.color.ink}; background: ${theme.color.ink}; color: ${theme.color.paper}; }
  ${media.forced} { li > [aria-current] { ${chosenInContrast} } }
`;
