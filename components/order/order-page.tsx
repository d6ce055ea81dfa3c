import type { Content, Plan } from 'content/kinds';
import { today } from 'german/dates/day';
import styled, { createGlobalStyle } from 'styled-components';
import { holdsUntil } from 'subscription/order/holds-until';
import { orderedPlan } from 'subscription/order/ordered-plan';
import type { Sources } from 'subscription/order/sources';
import { BackLink } from '@/components/ui/back-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import { formCopy, sendingOf } from './form-copy';
import { FormSheet } from './form-sheet';
import { OrderForm } from './order-form.island';
import { keptInView, orderForm } from './order-form.styles';
import { PaperForm } from './paper-form';
import { PlanFacts } from './plan-facts';
import { planFacts } from './plan-facts.styles';

type Props = Sources & Pick<Content, 'site'> & { plan: Plan };

/** An order page: plan on the left, form on the right (R-ORD-1). */
export function OrderPage({ plan, ...sources }: Props) {
  const { site, order, pages, title } = sources;
  const { noScript } = order;
  const isRequest = plan.is === 'request';
  const builtOn = today();
  const ordered = orderedPlan(plan, site);
  return (
    <Root data-colour={plan.colour}>
      <KeptInView />
      <BackLink href="/#subscribe">Zurück zu den Abo-Optionen</BackLink>
      <div className="columns" data-screen>
        <PlanFacts plan={plan} copy={order} site={site} />
        <FormSheet
          id="bestellen"
          heading={plan.formTitle}
          noScript={{ ...noScript, ...(isRequest && { title: noScript.requestTitle }) }}
          publisher={site.publisher}
          holdsUntil={holdsUntil(ordered, builtOn)}
          of={OrderForm}
          also="CouponPrice"
          props={{
            plan: ordered,
            copy: formCopy(sources),
            sending: sendingOf(site),
            product: title.name,
            builtOn,
            calendarIcon: <Icon name="calendar-days" />,
            pictures: {
              gift: <Picture image={plan.icon} sizes="12rem" decorative />,
              success: <Picture image={order.success.picture} sizes="(width >= 62rem) 34rem, 92vw" decorative />,
            },
          }}
        />
      </div>
      <PaperForm plan={plan} site={site} order={order} pages={pages} />
    </Root>
  );
}

const KeptInView = createGlobalStyle`${keptInView}`;

const Root = styled.div`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.m}) ${theme.space.section};
  ${media.print} { inline-size: 100%; padding: 0; }
  overflow-wrap: anywhere;
  .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; margin-block-start: ${theme.space.s}; }
  ${media.tablet} { .columns { gap: ${theme.space.xxl}; } }
  ${media.desktop} { .columns { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); gap: ${theme.space.xxxl}; } }
  &[data-colour='sun'] { --stub: ${theme.tint.sun}; }
  &[data-colour='coral'] { --stub: ${theme.tint.coral}; }
  &[data-colour='mint'] { --stub: ${theme.tint.mint}; }
  &[data-colour='sky'] { --stub: ${theme.tint.sky}; }
  ${planFacts}
  ${orderForm}
`;
