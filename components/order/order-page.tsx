import styled, { createGlobalStyle } from 'styled-components';
import { BackLink } from '@/components/ui/back-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { media, theme } from '@/components/ui/theme';
import type { Content, Plan } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { orderedPlan } from '@/lib/order/ordered-plan';
import { fields } from './form.styles';
import { formCopy, sendingOf } from './form-copy';
import { NoScript } from './no-script';
import { orderStyles } from './order.styles';
import { OrderForm } from './order-form.island';
import { keptInView, pageLayout } from './order-page.styles';
import { PaperForm } from './paper-form';
import { PlanFacts } from './plan-facts';
import { sheetPrinting } from './print.styles';

type Props = Pick<Content, 'site' | 'order' | 'pages'> & { plan: Plan };

/** An order page: the plan on the left, its form on the right (R-ORD-1). */
export function OrderPage({ plan, site, order, pages }: Props) {
  const { noScript } = order;
  const isRequest = plan.terms.kind === 'schoolYear';
  return (
    <Root data-colour={plan.colour}>
      <SheetPrinting />
      <BackLink href="/#subscribe">Zurück zu den Abo-Optionen</BackLink>
      <div className="columns" data-screen>
        <PlanFacts plan={plan} copy={order} site={site} />
        <section className="desk sheet" id="bestellen" aria-labelledby="bestellen-titel">
          <h2 id="bestellen-titel">{plan.formTitle}</h2>
          <NoScript
            {...noScript}
            title={isRequest ? noScript.requestTitle : noScript.title}
            publisher={site.publisher}
          />
          <div className="with-script">
            <OrderForm
              plan={orderedPlan(plan, site)}
              copy={formCopy(order, site, pages.widerruf)}
              sending={sendingOf(site)}
              product={site.product}
              builtOn={today()}
              calendarIcon={<Icon name="calendar-days" />}
              pictures={{
                gift: <Picture image={plan.icon} sizes="12rem" decorative />,
                success: <Picture image={order.success.picture} sizes="(width >= 62rem) 34rem, 92vw" decorative />,
              }}
            />
          </div>
        </section>
      </div>
      <PaperForm plan={plan} site={site} order={order} pages={pages} />
    </Root>
  );
}

const SheetPrinting = createGlobalStyle`${sheetPrinting} ${keptInView}`;

const Root = styled.div`
  inline-size: min(100% - 2 * ${theme.space.gutter}, ${theme.width.page});
  margin-inline: auto;
  padding-block: calc(${theme.space.header} + ${theme.space.m}) ${theme.space.section};
  ${media.print} { inline-size: 100%; padding: 0; }
  ${pageLayout}
  ${fields}
  ${orderStyles}
`;
