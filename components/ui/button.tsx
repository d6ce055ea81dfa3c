import type { ButtonHTMLAttributes, ComponentProps } from 'react';
import { Link } from './link';

type Look = { variant?: 'first' | 'second' | 'quiet'; size?: 'normal' | 'small' };

export function LinkButton({ variant = 'first', size = 'normal', ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className="button" data-variant={variant} data-size={size} {...rest} />;
}

export function Button({
  variant = 'first',
  size = 'normal',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className="button" data-variant={variant} data-size={size} {...rest} />;
}
