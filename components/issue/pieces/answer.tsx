import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What one shall not see before one has thought: a fold, open on paper. */
export const Answer = ({ label, of, children }: { label: string; of: string; children: ReactNode }) => (
  <details className="answer">
    <summary aria-label={`${label}: ${of}`}>
      <Icon name="chevron-down" />
      {label}
    </summary>
    <div>{children}</div>
  </details>
);
