import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Plan } from '@/lib/content/kinds';

type Props = {
  id?: string;
  colour: Plan['colour'];
  /** Pressed over its corner: 'Beliebt' */
  stamp?: string | false | undefined;
  stub: ReactNode;
  features: string[];
  /** Below the features on the slip. */
  children: ReactNode;
};

/** A coupon to tear off: a coloured stub, a line to tear along, below it the small print. */
export const Coupon = ({ id, colour, stamp, stub, features, children }: Props) => (
  <li id={id} className="coupon" data-colour={colour}>
    <div className="stub">
      {stamp && <span className="stamp">{stamp}</span>}
      {stub}
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
      {children}
    </div>
  </li>
);

export const Coupons = ({ children }: { children: ReactNode }) => (
  <ul role="list" className="coupons">
    {children}
  </ul>
);
