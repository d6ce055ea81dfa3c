import styled from 'styled-components';
import { media, theme } from '@/components/ui/theme';
import { weeklyCoupons } from './coupon.styles';
import { offerSlip } from './plan-offer.styles';
import { priceOnCoupon } from './price.styles';

export const Root = styled.div`
  ${weeklyCoupons}
  ${priceOnCoupon}
  ${offerSlip}
  .costs { display: grid; gap: ${theme.space.xs}; }
  .about { font-size: ${theme.type.small}; line-height: 1.4; }
  .small-print { display: grid; gap: ${theme.space.xs}; margin-block-start: auto; font-size: ${theme.type.tiny}; color: ${theme.color.soft}; }

  .overview { display: none; }
  ${media.phone} { ${media.roomy} {
    .overview { display: grid; grid-template-columns: 1fr 1fr; gap: ${theme.space.xs}; }
    .overview a { display: grid; align-content: center; block-size: 100%; min-block-size: ${theme.size.touch}; padding: ${theme.space.xs} ${theme.space.s}; border-radius: ${theme.radius.small}; background: var(--stub); color: ${theme.color.ink}; font-size: ${theme.type.tiny}; line-height: ${theme.leading.snug}; text-decoration: none; hyphens: manual; }
  } }
  ${media.rows} { ${media.roomy} {
    .costs { display: contents; }
    .about { grid-area: 3 / 1 / 4 / 3; margin-block-start: ${theme.space.xs}; }
    .small-print { gap: ${theme.space.xxs}; }
  } }
`;
