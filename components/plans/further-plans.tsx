import type { Subscription } from 'content/kinds';
import styled from 'styled-components';
import { enquiryMail } from 'subscription/plans/enquiry';
import { Icon } from '@/components/ui/icon';
import { theme } from '@/components/ui/theme';
import { Words } from '@/components/ui/words';
import { Coupon, Coupons } from './coupon';
import { furtherCoupons } from './coupon.styles';
import { Price } from './price';
import { priceOnCoupon } from './price.styles';

const STUB = { package: 'mint', annual: 'sun', digital: 'sky' } as const;

type Props = Pick<Subscription, 'plans' | 'noAddress'> & { email: string };

/** Three more products; they have no order page, so their buttons open an e-mail (R-PLAN-10). */
export function FurtherPlans({ plans, noAddress, email }: Props) {
  return (
    <Root>
      <Coupons>
        {plans.map(({ id, title, price, period, description, features, cta, recommended }) => (
          <Coupon
            key={id}
            colour={STUB[id]}
            stamp={recommended && 'Empfohlen'}
            features={features}
            stub={
              <>
                <h3>
                  <Words text={title} />
                </h3>
                <Price tag={{ amount: price.text, period }} />
                <p>{description}</p>
              </>
            }
          >
            <Enquiry href={enquiryMail(email, title)} cta={cta} noAddress={noAddress} />
          </Coupon>
        ))}
      </Coupons>
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
  ${furtherCoupons}
  ${priceOnCoupon}
  .not-yet { font-size: ${theme.type.small}; line-height: 1.4; }
  .not-yet strong { display: block; }
`;
