import type { ReactNode } from 'react';

export function Notice({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'warning' | 'success' | 'fault';
  children: ReactNode;
}) {
  return (
    <div className="notice" data-tone={tone}>
      {children}
    </div>
  );
}
