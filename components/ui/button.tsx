import type { ComponentProps } from 'react';
import { Link } from './link';

type Look = { variant?: 'second' | 'quiet'; size?: 'small' | 'wide' };

export function LinkButton({ variant, size, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className="button" data-variant={variant} data-size={size} {...rest} />;
}

export function Button({ variant, size, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className="button" data-variant={variant} data-size={size} {...rest} />;
}
