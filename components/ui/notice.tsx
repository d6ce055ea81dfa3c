import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> & {
  tone?: 'plain' | 'warning' | 'success' | 'fault';
  /** Beside the fields of a form. */
  size?: 'small';
  /** What a page has come to: an edge all around. */
  framed?: boolean;
};

export function Notice({ tone = 'plain', size, framed, ...rest }: Props) {
  return <div className="notice" data-tone={tone} data-size={size} data-framed={framed || undefined} {...rest} />;
}
