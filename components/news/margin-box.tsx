import type { ReactNode } from 'react';
import type { TextVersion } from '@/lib/news/levels';

type Props = { title: string; level?: TextVersion | undefined; children: ReactNode };

/** A box beside a text, on desktop only (R-NEWS-17). */
export const MarginBox = ({ title, level, children }: Props) => (
  <div className="margin" data-level={level}>
    <b>{title}</b>
    {children}
  </div>
);
