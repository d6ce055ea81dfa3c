import type { Plan } from 'content/kinds';
import { nextSaturday } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { plansInOrder } from 'subscription/plans/in-order';
import { priceTag } from 'subscription/plans/price-tag';
import { quote } from 'subscription/plans/quote';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { planPath } from '@/lib/paths';
import { PlanName } from './plan-name';
import { Price } from './price';
import { priceInLine } from './price.styles';

/** Links to the weekly plans, as torn-off strips. */
export function WeeklyPlans({ plans }: { plans: Plan[] }) {
  return (
    <Root>
      <ul role="list">
        {plansInOrder(plans).map((plan) => (
          <li key={plan.id} className="sheet" data-lifts="">
            <h3>
              <Link href={planPath(plan.id)}>
                <PlanName name={<Words text={plan.title} />} offer={plan.offer} />
              </Link>
            </h3>
            <Price tag={priceTag(plan, quote(plan, nextSaturday(today()), true))} />
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  ul { display: grid; gap: ${theme.space.m}; }
  ${media.tablet} { ul { grid-template-columns: 1fr 1fr; } }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    align-content: center;
    gap: ${theme.space.xxs} ${theme.space.m};
    padding: ${theme.space.m} ${theme.space.l};
    border-inline-start: ${theme.space.xs} dashed ${theme.color.lilac};
  }
  li > svg { grid-area: 1 / 2 / span 2; }
  h3 { font-size: ${theme.type.h4}; }
  h3 a { color: inherit; text-decoration: none; }
  h3 a::after { content: ''; position: absolute; inset: 0; }
  ${priceInLine}
`;
