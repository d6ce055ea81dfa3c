import type { Landing, Plan } from 'content/kinds';
import styled from 'styled-components';
import { MoreLink } from '@/components/ui/back-link';
import { Section } from '@/components/ui/section';
import { media, theme } from '@/components/ui/theme';
import { PATHS } from '@/lib/paths';
import { PlanCards } from './plan-cards';

type Props = { subscribe: Landing['subscribe']; plans: Plan[] };

/** The landing page's section 'Abo-Optionen' (R-PLAN-1). */
export function PlanSection({ subscribe, plans }: Props) {
  return (
    <Section id="subscribe" tone="night" kicker={subscribe.kicker} heading={subscribe.heading} lead={subscribe.lead}>
      <PlanCards plans={plans} />
      <Note>
        <p>{subscribe.note}</p>
        <MoreLink href={PATHS.subscription}>Weitere Angebote ansehen</MoreLink>
      </Note>
    </Section>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.l};
  margin-block-start: ${theme.space.l};
  p { max-inline-size: ${theme.width.text}; font-size: ${theme.type.small}; line-height: ${theme.leading.dense}; }
  a { color: ${theme.color.sun}; ${media.print} { display: none; } }
`;
