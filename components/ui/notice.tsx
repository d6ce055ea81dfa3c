import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & {
  tone?: 'plain' | 'warning' | 'success' | 'fault';
  /** Beside form fields. */
  size?: 'small';
  /** With a border all around, for the result of a page. */
  framed?: boolean;
};

export function Notice({ tone = 'plain', size, framed, ...rest }: Props) {
  return <div className="notice" data-tone={tone} data-size={size} data-framed={framed || undefined} {...rest} />;
}
