import type { Plan } from 'content/kinds';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

type Props = {
  id?: string;
  colour: Plan['colour'];
  /** Stamp over a corner: 'Beliebt' */
  stamp?: string | false | undefined;
  stub: ReactNode;
  features: string[];
  /** Content below the features. */
  children: ReactNode;
};

/** A coupon: a coloured stub, a perforation, and the small print below. */
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

/** `five` are laid out three and two, as four and one would leave a row nearly empty. */
export const Coupons = ({ five, children }: { five?: boolean; children: ReactNode }) => (
  <ul role="list" className="coupons" data-five={five || undefined}>
    {children}
  </ul>
);
