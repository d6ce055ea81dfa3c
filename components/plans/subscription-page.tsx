import type { Plan, Site, Subscription } from 'content/kinds';
import styled from 'styled-components';
import { enquiryMail } from 'subscription/plans/enquiry';
import { LinkButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Page } from '@/components/ui/page';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { media, theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { FurtherPlans } from './further-plans';
import { WeeklyPlans } from './weekly-plans';

type Props = { subscription: Subscription; site: Site; plans: Plan[]; product: string };

/** The subscription landing page with its three products (R-PLAN-10). */
export function SubscriptionPage({ subscription, site, plans, product }: Props) {
  const { title, intro, benefits, button, plansHeading, weekly } = subscription;
  const isOpen = enquiryMail(site.publisher.email, title) !== undefined;
  return (
    <>
      <Page
        kicker={weekly.kicker}
        title={title}
        lead={intro}
        back={{ href: '/#subscribe', label: 'Zurück zur Startseite' }}
      >
        <Opening>
          <Picture image={subscription.image} sizes="(width >= 62rem) 26rem, 92vw" eager />
          <div className="start">
            {!isOpen && (
              <p>
                {subscription.soon} <Link href="#woechentlich">{subscription.soonInstead}</Link>
              </p>
            )}
            <LinkButton href="#subscribe">
              {button.before} {product} {button.after}
            </LinkButton>
          </div>
          <ol role="list">
            {benefits.map((benefit) => (
              <li key={benefit.title}>
                <h2>
                  <Words text={benefit.title} />
                </h2>
                <p>{benefit.text}</p>
              </li>
            ))}
          </ol>
        </Opening>
      </Page>
      <Section id="subscribe" tone="night" kicker={weekly.plansKicker} heading={plansHeading}>
        <FurtherPlans plans={subscription.plans} noAddress={subscription.noAddress} email={site.publisher.email} />
      </Section>
      <Section id="woechentlich" tone="cream" kicker={weekly.weeklyKicker} heading={weekly.heading} lead={weekly.lead}>
        <WeeklyPlans plans={plans} />
      </Section>
    </>
  );
}

const Opening = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl};
  justify-items: start;
  .start { display: grid; gap: ${theme.space.m}; justify-items: start; max-inline-size: ${theme.width.text}; }
  ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${theme.space.l}; counter-reset: benefit; }
  ${media.tablet} { ol { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  li { counter-increment: benefit; padding-block-start: ${theme.space.m}; border-block-start: ${theme.line.thick} double ${theme.color.ink}; }
  picture { inline-size: 100%; border-radius: ${theme.radius.large}; box-shadow: ${theme.shadow.lift}; rotate: 1.5deg; }
  ${media.desktop} { picture { position: absolute; inset-inline-end: 0; inset-block-end: calc(100% - ${theme.space.xxl}); inline-size: 36%; } }
  h2 { font-size: ${theme.type.h3}; line-height: ${theme.leading.snug}; margin-block-end: ${theme.space.xs}; }
  p { font-size: ${theme.type.small}; }
`;
