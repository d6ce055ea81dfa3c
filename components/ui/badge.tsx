import type { Event } from 'content/kinds';
import type { ReactNode } from 'react';

export type Tone = 'plain' | 'sun' | 'coral' | 'mint' | 'sky' | Event['category'];

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
