import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What one shall not see before one has thought: a fold, open on paper. */
export const Answer = ({ label, of, children }: { label: string; of: string; children: ReactNode }) => (
  <details className="answer">
    <summary>
      <Icon name="chevron-down" />
      {label}
      <span className="visually-hidden">: {of}</span>
    </summary>
    <div>{children}</div>
  </details>
);
