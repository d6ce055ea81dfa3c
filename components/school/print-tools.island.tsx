'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type Props = {
  /** Text for the copy button, and its messages. */
  copy?: { label: string; text: string; copied: string; failed: string };
};

/** Prints the page, and copies its text for a word processor. */
export function PrintTools({ copy }: Props) {
  const [news, setNews] = useState('');
  const take = async ({ text, copied, failed }: NonNullable<Props['copy']>) => {
    try {
      await navigator.clipboard.writeText(text);
      setNews(copied);
    } catch {
      setNews(failed);
    }
  };
  return (
    <div className="print-tools no-print">
      <Button variant="second" size="small" onClick={() => window.print()}>
        <Icon name="printer" />
        Drucken
      </Button>
      {copy && (
        <Button variant="second" size="small" onClick={() => take(copy)}>
          {copy.label}
        </Button>
      )}
      <p role="status">{news}</p>
    </div>
  );
}
