import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What explains more than one needs to choose: its name in sight, the rest one press away, without script too. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fold">
    <summary>
      <h2>{title}</h2>
      <Icon name="chevron-down" />
    </summary>
    <div>{children}</div>
  </details>
);
