import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { media, theme } from '@/components/ui/theme';
import type { Subscription } from '@/lib/content/kinds';
import { enquiryMail } from '@/lib/plans/enquiry';
import { coupons } from './coupon.styles';
import { Price } from './price';

const STUB = { package: 'mint', annual: 'sun', digital: 'sky' } as const;

type Props = Pick<Subscription, 'plans' | 'noAddress'> & { email: string };

/** The three further products; they have no order route, so their buttons open an e-mail (R-PLAN-10). */
export function FurtherPlans({ plans, noAddress, email }: Props) {
  return (
    <Root>
      <ul role="list" className="coupons">
        {plans.map(({ id, title, price, period, description, features, cta, recommended }) => (
          <li key={id} className="coupon" data-colour={STUB[id]}>
            <div className="stub">
              {recommended && <span className="stamp">Empfohlen</span>}
              <h3>{title}</h3>
              <Price tag={{ amount: price.text, period }} />
              <p>{description}</p>
            </div>
            <div className="slip">
              <ul role="list">
                {features.map((feature) => (
                  <li key={feature}>
                    <Icon name="check" />
                    {feature}
                  </li>
                ))}
              </ul>
              <Enquiry href={enquiryMail(email, title)} cta={cta} noAddress={noAddress} />
            </div>
          </li>
        ))}
      </ul>
    </Root>
  );
}

type EnquiryProps = Pick<Subscription, 'noAddress'> & { href: string | undefined; cta: string };

const Enquiry = ({ href, cta, noAddress }: EnquiryProps) =>
  href ? (
    <a className="button" href={href}>
      <Icon name="mail" />
      {cta}
    </a>
  ) : (
    <p className="not-yet">
      <strong>{cta}</strong> {noAddress}
    </p>
  );

const Root = styled.div`
  --ground: ${theme.color.night};
  ${media.desk} { .coupons { grid-template-columns: repeat(3, minmax(0, 1fr)); } .coupon:nth-of-type(2) { translate: 0 calc(-1 * ${theme.space.l}); } }
  ${coupons}
  .stub { padding-block-start: ${theme.space.xl}; }
  .stub p { font-size: ${theme.type.small}; line-height: 1.4; }
  .slip { justify-content: space-between; }
  .not-yet { font-size: ${theme.type.small}; line-height: 1.4; }
  .not-yet strong { display: block; }
  .stamp { inline-size: 7.4em; font-size: ${theme.type.tiny}; inset-block-start: -3em; }
`;
